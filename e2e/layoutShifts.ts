import type { Page } from '@playwright/test';

declare global {
  interface Window {
    notedLayoutShifts?: number;
  }
}

/** Makes every page loaded from now on count its layout shifts without user input. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.notedLayoutShifts = 0;
    new PerformanceObserver((list) => {
      window.notedLayoutShifts = (window.notedLayoutShifts ?? 0) + list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Number of layout shifts so far, including those of the last frame. */
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
