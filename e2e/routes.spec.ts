import { routePaths } from '../contract/routePaths';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { withSubmission } from './savedSubmission';

for (const path of Object.values(routePaths)) {
  test(`${path} has its own page, down to 320 px`, async ({ page, seed }) => {
    if (path === routePaths.result) await seed(withSubmission({}));
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^\S.* · Ideakiln$/);
    expect(new URL(page.url()).pathname).toBe(path);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

for (const width of [320, 360, 440, 460]) {
  test(`no link of the profile page is alone in its line at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(routePaths.profile);
    const items = page.getByRole('navigation', { name: 'Profile' }).getByRole('listitem');
    await expect(items).toHaveCount(5);
    const tops = await items.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  });
}

test('every page has a title of its own', async ({ page, seed }) => {
  await seed(withSubmission({}));
  await page.goto('/');
  await hydrated(page);
  const titles: string[] = [];
  for (const path of Object.values(routePaths)) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect.poll(() => page.title()).not.toBe(titles.at(-1));
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('an unknown address has the status 404 and the not-found page', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/, /^warning: .*\/no\/such\/page/);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('/no/such/page'),
  );
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText("Oops! We couldn't find the page you're looking for.")).toBeVisible();
  await logged;
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown address inside the application shows the not-found page', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/^warning: .*\/nowhere/);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
});

test('without a submission, the result page redirects to the form', async ({ page }) => {
  await page.goto('/result');
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Idea');
});

test('another spelling redirects to the route, whose link is marked as current', async ({
  page,
}) => {
  await page.goto('/Community/?from=mail');
  await expect(page).toHaveURL(/\/community\?from=mail$/);
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.waitForLoadState('networkidle');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('routes ignore case and a trailing slash', async ({ page }) => {
  const response = await page.goto('/Create/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Idea');
});
