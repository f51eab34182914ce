import type { Page } from '@playwright/test';

/**
 * Holds back the scripts that the page asks for from now on.
 *
 * @param isHeld which of them, by address; all, unless told otherwise
 * @returns lets them through
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
