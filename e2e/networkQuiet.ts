import type { Page } from '@playwright/test';

/**
 * Waits until the page is loaded and no response has ended for 500 ms.
 *
 * Playwright's own `networkidle` counts requests as they start and end; after a reload on a busy machine it did not
 * come within three minutes.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState !== 'complete') return false;
    const ends = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ responseEnd }) => responseEnd);
    return performance.now() - Math.max(...ends) > 500;
  });
}
