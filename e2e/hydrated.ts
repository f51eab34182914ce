import type { Page } from '@playwright/test';

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // Hydration removes this attribute.
  await page.locator('#root:not([data-page]) main').waitFor();
}
