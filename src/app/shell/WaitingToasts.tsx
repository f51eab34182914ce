import { useRef, useSyncExternalStore } from 'react';
import type { Toasts } from '../../lib/toasts';
import { PlainButton } from '../../ui/PlainButton';
import { useFocusGivenBack } from './useFocusGivenBack';
import { useNewestByKey } from './useNewestByKey';

/** The toasts that wait, while the script that shows them can not be fetched; they stay until it comes or they are closed. */
export function WaitingToasts({ toasts }: { toasts: Toasts }) {
  const waiting = useSyncExternalStore(toasts.onWaiting, toasts.waiting);
  const focusHandlers = useFocusGivenBack();
  const stack = useRef<HTMLDivElement>(null);
  useNewestByKey(stack);
  const shown = waiting.map((toast) => {
    const { id, text, description, action } = toast;
    return (
      <div
        key={id}
        data-newest={toast === waiting.at(-1) || undefined}
        role="alert"
        className="toast toast-waiting"
      >
        <div className="toast-text">
          {text}
          {description !== undefined && <div>{description}</div>}
        </div>
        <div className="toast-buttons">
          {action && (
            <PlainButton
              aria-description={action.subject}
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
  // The handlers only hear what the buttons inside tell.
  return (
    <div ref={stack} role="region" aria-label="Notifications (F8)" {...focusHandlers}>
      {shown}
    </div>
  );
}
