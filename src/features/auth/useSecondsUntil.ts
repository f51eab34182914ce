import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '../../store/useClock';

/** The interval for checking the clock, in milliseconds; it re-renders only when the second changes. */
const checkInterval = 250;

/**
 * Counts down the seconds until a time. It reads the clock rather than counting ticks, so that a background tab,
 * where timers are throttled, shows the right number when it becomes visible.
 *
 * @param moment the time, in milliseconds since 1970
 * @returns whole seconds, rounded up; 0 from then on
 */
export function useSecondsUntil(moment: number): number {
  const clock = useClock();
  const subscribe = useCallback(
    (wake: () => void) => {
      const timer = setInterval(() => {
        wake();
        if (clock.now().getTime() >= moment) clearInterval(timer);
      }, checkInterval);
      return () => {
        clearInterval(timer);
      };
    },
    [clock, moment],
  );
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((moment - clock.now().getTime()) / 1000)),
  );
}
