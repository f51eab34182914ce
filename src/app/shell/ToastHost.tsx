import { Suspense, useEffect, useState } from 'react';
import type { Toasts, WaitingToast } from '../../lib/toasts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyComponent } from '../../ui/lazyComponent';
import type { ToasterProps } from './Toaster';
import { ToastPlace } from './ToastPlace';
import { WaitingToasts } from './WaitingToasts';

const toaster = lazyComponent<ToasterProps>(async () => (await import('./Toaster')).Toaster);

interface ToastHostProps {
  toasts: Toasts;
}

/**
 * The place of the toasts. What shows them is fetched when the first one waits. Where that fails they are shown as they
 * are, and it is fetched again with the next one and when the browser is online again.
 */
export function ToastHost({ toasts }: ToastHostProps) {
  const [wakeUps, setWakeUps] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let newest: WaitingToast | undefined;
    const fetchToaster = () => {
      // Each count begins the part that shows toasts anew, which would lose those that it has; then none waits.
      if (toasts.waiting().length > 0) setWakeUps((count) => count + 1);
    };
    const forget = toasts.onWaiting(() => {
      const last = toasts.waiting().at(-1);
      if (last !== undefined && last !== newest) fetchToaster();
      if (last === undefined) setFailed(false);
      newest = last;
    });
    window.addEventListener('online', fetchToaster);
    return () => {
      forget();
      window.removeEventListener('online', fetchToaster);
    };
  }, [toasts]);

  if (wakeUps === 0) return null;
  return (
    <ToastPlace>
      {hasFailed && <WaitingToasts toasts={toasts} />}
      <ErrorBoundary
        key={wakeUps}
        fallback={() => null}
        onError={() => {
          toaster.renew();
          setFailed(true);
        }}
      >
        <Suspense>
          <toaster.Component toasts={toasts} />
        </Suspense>
      </ErrorBoundary>
    </ToastPlace>
  );
}
