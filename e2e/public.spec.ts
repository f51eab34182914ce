import type { Page } from '@playwright/test';
import { listPrerenderedPages, pageFileFor } from '../contract/prerenderedPages';
import { expectNoViolations } from './expectNoViolations';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { layoutShifts, recordLayoutShifts } from './layoutShifts';
import { networkQuiet } from './networkQuiet';
import { signedInStorage, storedEntries } from './savedSubmission';

/** The public pages, with some text of each. */
const publicPages = [
  { path: '/', heading: 'Turn a product idea into a requirement document', text: 'PRD generation' },
  { path: '/examples', heading: 'Examples', text: 'Healthcare Patient Portal' },
  { path: '/examples?tab=frd', heading: 'Examples', text: 'Logistics Tracking System' },
  { path: '/examples?tab=mockup', heading: 'Examples', text: 'Food Delivery Service' },
  { path: '/community', heading: 'Community', text: 'Priority community support' },
  { path: '/contact', heading: 'Contact', text: 'For an Enterprise offer' },
  { path: '/privacy', heading: 'Privacy Policy', text: 'When you have an account' },
  { path: '/terms', heading: 'Terms of Service', text: 'What a generated document is worth' },
  {
    path: '/no/such/page',
    heading: '404',
    text: "Oops! We couldn't find the page you're looking for.",
  },
];

test('the list of this file has every public page', () => {
  const files = publicPages.map(({ path }) => {
    const { pathname, search } = new URL(path, 'http://localhost');
    return pageFileFor(pathname, search);
  });
  const expected = listPrerenderedPages().filter(({ needsScripts }) => !needsScripts);
  expect(files.sort()).toEqual(expected.map(({ file }) => file).sort());
});

const notFoundNoise = [/status of 404/, /^warning: .*\/no\/such\/page/];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

for (const { path, heading } of publicPages) {
  test(`${path} is hydrated in place, has no axe violation and fits narrow windows`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole(...notFoundNoise);
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-from', 'html');
      });
    });
    await page.goto(path);
    await hydrated(page);
    await networkQuiet(page);
    await expect(page.locator('h1')).toHaveAttribute('data-from', 'html');
    await expect(page.locator('h1')).toHaveText(heading);
    expect(await layoutShifts(page)).toEqual([]);
    await expectNoViolations(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    // A zoom of 200 % halves the width of 1280 px in CSS pixels.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectNoSidewaysScroll(page);
    // Text-only zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its text, its title and its links', async ({ page, watch }) => {
    watch.expectConsole(...notFoundNoise);
    for (const { path, heading, text } of publicPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(page).toHaveTitle(/^\S.* · Ideakiln$/);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
        for (const name of ['Menu', 'Use this idea']) {
          await expect(page.getByRole('button', { name })).toHaveCount(0);
        }
      });
    }
  });

  test('the tabs of the examples link to their URLs, with pointer and keyboard', async ({
    page,
  }) => {
    await page.goto('/examples');
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'FRD' }).click();
    await expect(page).toHaveURL(/\/examples\?tab=frd$/);
    await expect(panel.getByRole('heading', { name: 'CRM Integration' })).toBeVisible();
    await expect(panel).toHaveCount(1);
    await page.getByRole('tab', { name: 'FRD' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/examples\?tab=mockup$/);
    await expect(panel.getByRole('heading', { name: 'Fitness Tracker' })).toBeVisible();
  });
});

for (const path of ['/community', '/profile?section=plans']) {
  test(`on a tablet the three plans of ${path} are side by side`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const names = page
      .getByRole('main')
      .getByRole('heading', { level: 3, name: /^(Free|Pro|Enterprise)$/ });
    await expect(names).toHaveCount(3);
    const tops = await names.evaluateAll((all) => all.map((n) => n.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}

for (const path of ['/sign-up', '/forgot-password', '/verify', '/reset']) {
  test(`the heading of ${path} has one line`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate(
        (h1) => h1.getBoundingClientRect().height / parseFloat(getComputedStyle(h1).lineHeight),
      );
    expect(Math.round(lines)).toBe(1);
  });
}

test('a stored session shows after hydration without a layout shift', async ({ page, seed }) => {
  await seed(signedInStorage);
  await recordLayoutShifts(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await storedEntries(page)).toEqual(signedInStorage);
});

test('the colour scheme follows the system before any script runs', async ({
  browser,
  baseURL,
}) => {
  for (const [colorScheme, ground] of [
    ['light', 'rgb(251, 248, 243)'],
    ['dark', 'rgb(22, 19, 17)'],
  ] as const) {
    const context = await browser.newContext({
      colorScheme,
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await context.close();
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`every line of the hero's picture is visible in the end, with motion "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const picture = page.getByRole('img', { name: /requirement document/i });
    await expect(picture).toBeVisible();
    // Check the computed style: taking a screenshot repaints, and would show a line that the page itself does not.
    const opacities = await picture.evaluate(async (figure) => {
      const lines = Array.from(figure.querySelectorAll('[class*="ink-"]'));
      for (const animation of lines.flatMap((line) => line.getAnimations())) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return lines.map((line) => getComputedStyle(line).opacity);
    });
    expect(opacities).toHaveLength(10);
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
}
