import type { Page } from '@playwright/test';

/** Waits until the page answers: React has taken over what came as HTML. */
export async function hydrated(page: Page): Promise<void> {
  // The mark of the HTML goes when the page answers.
  await page.locator('#root:not([data-page]) main').waitFor();
  await page.waitForLoadState('networkidle');
}
