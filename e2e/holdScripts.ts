import type { Page } from '@playwright/test';
import { createGate } from './createGate';

/**
 * Holds back the scripts that the page requests from now on.
 *
 * @param isHeld which of them, by URL; all by default
 * @returns a function that releases them
 */
export async function holdScripts(
  page: Page,
  isHeld: (address: string) => boolean = () => true,
): Promise<() => void> {
  const gate = createGate();
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld(route.request().url())) await gate.opened;
    await route.continue();
  });
  return gate.open;
}
