import { useSyncExternalStore } from 'react';
import type { Toasts } from '../../lib/toasts';
import { PlainButton } from '../../ui/PlainButton';

/** The toasts that wait, while the script that shows them can not be fetched; they stay until it comes or they are closed. */
export function WaitingToasts({ toasts }: { toasts: Toasts }) {
  const waiting = useSyncExternalStore(toasts.onWaiting, toasts.waiting);
  return waiting.map((toast, place) => {
    const { text, description, action } = toast;
    return (
      // They only leave from any place, and hold no state.
      <div key={place} role="alert" className="toast toast-waiting">
        <div className="toast-text">
          {text}
          {description !== undefined && <div>{description}</div>}
        </div>
        <div className="toast-buttons">
          {action && (
            <PlainButton
              aria-description={action.purpose}
              onClick={() => {
                toasts.drop(toast);
                action.run();
              }}
            >
              {action.label}
            </PlainButton>
          )}
          <PlainButton
            onClick={() => {
              toasts.drop(toast);
            }}
          >
            Close
          </PlainButton>
        </div>
      </div>
    );
  });
}
