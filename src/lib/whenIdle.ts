/** The longest that an idle period is used for, in ms, so that a key or press does not wait. */
const sliceMs = 5;

/**
 * Takes the steps of an iterator while the browser is idle. Does nothing in Safari, which has no `requestIdleCallback`.
 *
 * @returns stops it
 */
export function whenIdle(steps: Iterator<unknown, unknown>): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const run = (idle: IdleDeadline): void => {
    const end = performance.now() + Math.min(sliceMs, idle.timeRemaining());
    do {
      if (steps.next().done === true) return;
    } while (performance.now() < end);
    handle = requestIdleCallback(run);
  };
  let handle = requestIdleCallback(run);
  return () => {
    cancelIdleCallback(handle);
  };
}
