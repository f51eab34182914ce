const signs = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Resolves when the user points at anything, touches it, reaches it by keyboard or presses a key. */
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

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no word for it.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
