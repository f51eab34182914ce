import type { Page } from '@playwright/test';

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
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld(route.request().url())) await held;
    await route.continue();
  });
  return letThrough;
}
