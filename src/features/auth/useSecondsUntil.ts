import { useCallback, useSyncExternalStore } from 'react';

/** How often the clock is looked at, in milliseconds; nothing is rendered unless the second has changed. */
const look = 250;

/**
 * The seconds that are left until a moment, counted down. They follow the clock and not a count of ticks: a tab in the
 * background, where timers are slow, shows the right number when it is looked at again.
 *
 * @param moment in milliseconds since 1970
 * @returns whole seconds, rounded up; 0 from that moment on
 */
export function useSecondsUntil(moment: number): number {
  const subscribe = useCallback(
    (wake: () => void) => {
      const timer = setInterval(() => {
        wake();
        if (Date.now() >= moment) clearInterval(timer);
      }, look);
      return () => {
        clearInterval(timer);
      };
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  );
}
