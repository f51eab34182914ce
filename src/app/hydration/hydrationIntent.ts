const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Resolves on the first pointer movement, touch, focus or key press. */
export function untilIntent(): Promise<void> {
  return new Promise((resolve) => {
    const listened = { capture: true, passive: true };
    const end = (): void => {
      for (const sign of signs) window.removeEventListener(sign, end, listened);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, end, listened);
  });
}

/** Resolves in a separate task. */
export const untilNextTask = () => new Promise((resolve) => setTimeout(resolve));

/** How long a loaded page waits for the browser to be idle, in ms; a busy or hidden page may never be idle. */
const idleTimeout = 2000;

/** Resolves when the page has loaded and the browser is idle, or 2 s after it has loaded. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: idleTimeout });
    } else setTimeout(resolve, 200);
  });
}
