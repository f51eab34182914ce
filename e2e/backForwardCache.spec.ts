import { expect, test } from './fixtures';

test(
  'a page left with a field focused works again after Back',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Email Address').pressSequentially('ada@example.org');
    await page.goto('/privacy');
    // Playwright's locators and waits don't recover in a page that Firefox shows again.
    await page.evaluate(() => {
      setTimeout(() => {
        window.history.back();
      });
    });
    await expect
      .poll(() => page.evaluate(() => window.location.pathname).catch(() => 'navigating'))
      .toBe('/sign-in');
    // Without the cache, the page may still be loading: press until the link is there.
    await expect
      .poll(() =>
        page
          .evaluate(() => {
            const heading = document.querySelector('h1')?.textContent;
            if (heading !== 'Examples') {
              document.querySelector<HTMLElement>('a[href="/examples"]')?.click();
            }
            return heading;
          })
          .catch(() => 'navigating'),
      )
      .toBe('Examples');
  },
);
