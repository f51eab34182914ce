import type { Page } from '@playwright/test';

declare global {
  interface Window {
    notedLayoutShifts?: number;
  }
}

/** Has every page loaded from now on count how often something in view moves by itself. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.notedLayoutShifts = 0;
    new PerformanceObserver((list) => {
      window.notedLayoutShifts = (window.notedLayoutShifts ?? 0) + list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How many layout shifts there were until now, those of the last frame included. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(window.notedLayoutShifts ?? NaN);
          });
        });
      }),
  );
}
