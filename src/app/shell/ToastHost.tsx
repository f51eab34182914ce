import { Suspense, useEffect, useState } from 'react';
import type { Toasts } from '../../lib/toasts';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyComponent } from '../../ui/lazyComponent';
import type { ToasterProps } from './Toaster';

const toaster = lazyComponent<ToasterProps>(async () => (await import('./Toaster')).Toaster);

interface ToastHostProps {
  toasts: Toasts;
}

/** The place of the toasts. What shows them is fetched when the first one waits, and again with the next if that failed. */
export function ToastHost({ toasts }: ToastHostProps) {
  const [wakeUps, setWakeUps] = useState(0);

  useEffect(
    () =>
      toasts.onWaiting(() => {
        setWakeUps((count) => count + 1);
      }),
    [toasts],
  );

  if (wakeUps === 0) return null;
  return (
    <ErrorBoundary key={wakeUps} fallback={() => null} onError={toaster.renew}>
      <Suspense>
        <toaster.Component toasts={toasts} />
      </Suspense>
    </ErrorBoundary>
  );
}
