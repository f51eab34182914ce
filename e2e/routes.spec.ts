import { routePaths } from '../contract/routePaths';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { withSubmission } from './savedSubmission';

test('every route has its own page and title, down to 320 px', async ({ page, seed }) => {
  await seed(withSubmission({}));
  await page.setViewportSize({ width: 320, height: 640 });
  const titles = new Set<string>();
  for (const path of Object.values(routePaths)) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/^\S.* · Ideakiln$/);
      titles.add(await page.title());
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
  expect(titles.size).toBe(Object.values(routePaths).length);
});

test('a long title and long findings do not widen the pages of a phone', async ({ page, seed }) => {
  const long =
    'A tool for volunteers who plan fast rounds and see which parcels are waiting '.repeat(3);
  const response = `# ${long}\n\n## Goals\n\n- ${long}\n\n## Open questions\n\n- Q1 ${long}?\n`;
  await seed(withSubmission({ response }));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, sign] of [
    [routePaths.home, page.getByRole('link', { name: /^Continue: / })],
    [routePaths.create, page.getByRole('link', { name: /^Continue: / })],
    [routePaths.result, page.getByRole('button', { name: 'Fix these' })],
  ] as const) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    await expect(sign).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('no link of the profile page is alone in its line on a phone', async ({ page }) => {
  await page.goto(routePaths.profile);
  const items = page.getByRole('navigation', { name: 'Profile' }).getByRole('listitem');
  await expect(items).toHaveCount(5);
  for (const width of [320, 360, 440, 460]) {
    await page.setViewportSize({ width, height: 640 });
    const tops = await items.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    for (const top of tops) {
      expect(tops.filter((other) => other === top).length, `${width} px`).toBeGreaterThan(1);
    }
  }
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

test('another spelling redirects to the route, whose link is marked as current', async ({
  page,
}) => {
  const response = await page.goto('/Community/?from=mail');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/community\?from=mail$/);
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await hydrated(page);
  await expect(link).toHaveAttribute('aria-current', 'page');
});
