import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/**
 * Ends something after a while, but not while it is held or the user looks at another tab; the time starts anew
 * afterwards.
 *
 * @param milliseconds the while
 * @param isHeld whether the time stands still
 * @param onEnd called once the time is up
 */
export function useDismissTimer(milliseconds: number, isHeld: boolean, onEnd: () => void): void {
  const isPageHidden = useSyncExternalStore(subscribeToVisibility, isDocumentHidden);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld || isPageHidden) return;
    const timer = setTimeout(() => {
      end();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds, isHeld, isPageHidden]);
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

const isDocumentHidden = () => document.visibilityState === 'hidden';
