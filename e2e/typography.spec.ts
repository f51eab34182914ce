import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { signedInStorage, withSubmission } from './savedSubmission';
import { createScreen } from './screens';

const workPages = [
  routePaths.create,
  routePaths.result,
  ...['', '?tab=customers'].map((tab) => routePaths.crm + tab),
  routePaths.profile,
];

/** The style of the page's heading, and its distance from the header. */
const headingOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontFamily, fontSize } = getComputedStyle(heading);
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, height } = heading.getBoundingClientRect();
    return { fontFamily, fontSize: parseFloat(fontSize), above: top - header, height };
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  test(`work pages have small sans-serif headings at ${viewport.width} px`, async ({
    page,
    seed,
  }) => {
    await seed({ ...signedInStorage, ...withSubmission({}) });
    await page.setViewportSize(viewport);
    for (const path of workPages) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { fontFamily, fontSize, above } = await headingOf(page);
      expect(fontFamily, path).not.toContain('Fraunces');
      expect(fontSize, path).toBeGreaterThanOrEqual(28);
      expect(fontSize, path).toBeLessThanOrEqual(32);
      expect(Math.round(above), path).toBe(24);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 252, 251)');
    }
  });
}

test('the Generate button is in view at 1366 by 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const create = createScreen(page);
  await create.open();
  await expect(create.submit).toBeInViewport({ ratio: 1 });
});

/** The width of the name in the header and the size of each heading, by their text. */
const sizesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.brand, h1, h2, h3')).flatMap((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { width, height } = text.getBoundingClientRect();
      return width === 0 ? [] : [{ text: element.textContent, width, height }];
    }),
  );

test('headings have the same size in the fallback typeface as in their own', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [routePaths.home, routePaths.examples, routePaths.community]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const own = await sizesOf(page);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.reload();
      await page.evaluate(() => document.fonts.ready);
      const fallback = await sizesOf(page);
      await page.unroute('**/*.woff2');
      expect(own.length).toBeGreaterThan(4);
      expect(fallback).toHaveLength(own.length);
      for (const [index, { text, width: wide, height }] of own.entries()) {
        const label = `${text} at ${width} px`;
        expect(Math.abs((fallback[index]?.width ?? 0) / wide - 1), label).toBeLessThan(0.05);
        expect(Math.abs((fallback[index]?.height ?? 0) - height), label).toBeLessThan(2);
      }
    }
  }
});
