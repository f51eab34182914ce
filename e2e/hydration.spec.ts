import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import { expect, test } from './fixtures';
import { holdScripts } from './holdScripts';
import { hydrated } from './hydrated';
import { layoutShifts, recordLayoutShifts } from './layoutShifts';
import { networkQuiet } from './networkQuiet';
import { createScreen } from './screens';

/** Keeps the browser from ever being idle, so that only input triggers hydration. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** The names of the requested scripts, without their hashes. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/([^/]*)\.\w+\.js$/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

/** Waits until the first script records presses. */
async function waitForPressRecorder(page: Page): Promise<void> {
  await page.waitForFunction(() => 'recordedPress' in window);
}

const shellScripts = ['early', 'main'];
const isPageScript = (address: string): boolean => !/\/(?:early|main)\./.test(address);

const signs: readonly [name: string, act: (page: Page) => Promise<void>][] = [
  ['pointer', (page) => page.mouse.move(200, 300)],
  ['key', (page) => page.keyboard.press('Tab')],
];

for (const [name, act] of signs) {
  test(`a public page is not hydrated before the first ${name}`, async ({ page }) => {
    await neverIdle(page);
    await recordLayoutShifts(page);
    await page.goto('/');
    await networkQuiet(page);
    await expect.poll(async () => (await scriptsOf(page)).sort()).toEqual(shellScripts);
    await expect(page.locator('#root')).toHaveAttribute('data-page', 'index.html');
    await page.locator('h1').evaluate((heading) => {
      heading.setAttribute('data-from', 'html');
    });
    await act(page);
    await hydrated(page);
    await networkQuiet(page);
    expect(await scriptsOf(page)).toContain('index');
    await expect(page.locator('h1')).toHaveAttribute('data-from', 'html');
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a public page is hydrated although the browser is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 });
  });
  await page.goto('/community');
  await hydrated(page);
});

test('a public page without input is hydrated when the browser is idle', async ({ page }) => {
  await page.goto('/community');
  await hydrated(page);
  expect(await scriptsOf(page)).toContain('community');
});

for (const [when, isHeld] of [
  ['before the shell is hydrated', (address: string) => !address.includes('/early.')],
  ['before the page is hydrated', isPageScript],
] as const) {
  test(`a press ${when} takes effect after hydration`, async ({ page }) => {
    const letThrough = await holdScripts(page, isHeld);
    await page.goto('/examples?tab=frd', { waitUntil: 'commit' });
    await waitForPressRecorder(page);
    if (isHeld === isPageScript) await expect.poll(() => scriptsOf(page)).toContain('main');
    await page.getByRole('button', { name: 'Use this idea' }).nth(1).click();
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/examples');
    letThrough();
    await page.waitForURL(`**${routePaths.create}`);
    const create = createScreen(page);
    await expect(create.idea).toHaveValue(/video/i);
    await expect(create.card('FRD')).toBeChecked();
    // Only once: Back returns to the examples and does not repeat the press.
    await page.goBack();
    await expect(page).toHaveURL(/\/examples\?tab=frd$/);
  });
}

test('the menu pressed before hydration opens after it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const letThrough = await holdScripts(page, (address) => !address.includes('/early.'));
  await page.goto('/', { waitUntil: 'commit' });
  await waitForPressRecorder(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  letThrough();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('a form submitted before its script has loaded is sent after that', async ({ page }) => {
  const letThrough = await holdScripts(page, (address) => !address.includes('/early.'));
  await page.goto(routePaths.create, { waitUntil: 'commit' });
  await waitForPressRecorder(page);
  const create = createScreen(page);
  await create.idea.fill('A tool that lends out the tools of a neighbourhood.');
  await create.submit.click();
  letThrough();
  await page.waitForURL(`**${routePaths.result}`);
});

test('the shell of an application page works while its scripts load, and input is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const letThrough = await holdScripts(page, isPageScript);
  await page.goto(routePaths.create, { waitUntil: 'commit' });
  await waitForPressRecorder(page);
  const create = createScreen(page);
  await create.idea.fill('A tool that lends out the tools of a neighbourhood.');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'create.html');
  letThrough();
  await hydrated(page);
  await expect(create.idea).toHaveValue('A tool that lends out the tools of a neighbourhood.');
  await create.submit.click();
  await page.waitForURL(`**${routePaths.result}`);
});

test('an application page requests its scripts after the entry, each once', async ({ page }) => {
  const letThrough = await holdScripts(page, (address) => address.includes('/main.'));
  await page.goto(routePaths.create, { waitUntil: 'commit' });
  await waitForPressRecorder(page);
  expect(await scriptsOf(page)).not.toContain('create');
  letThrough();
  for (const visit of ['first', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await hydrated(page);
    await networkQuiet(page);
    const scripts = await scriptsOf(page);
    expect(scripts).toContain('create');
    expect(scripts).toHaveLength(new Set(scripts).size);
  }
});

test('the links of the shell work before hydration', async ({ page }) => {
  await holdScripts(page, (address) => address.includes('/index.'));
  await page.goto('/', { waitUntil: 'commit' });
  await waitForPressRecorder(page);
  await expect.poll(() => scriptsOf(page)).toContain('main');
  await page.waitForTimeout(300);
  await page.getByRole('banner').getByRole('link', { name: 'Community' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  // From here on the router handles them.
  await page.getByRole('banner').getByRole('link', { name: 'Examples' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeFocused();
  await expect(page.locator('head title')).toHaveCount(1);
});

test('a page whose script fails to load stays readable, and reports the failure on a press', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/, /Loading chunk|ChunkLoadError/);
  await page.route('**/assets/examples.*.js', (route) => route.abort());
  await page.goto('/examples');
  await networkQuiet(page);
  await page.mouse.move(200, 300);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examples');
  await page.getByRole('button', { name: 'Use this idea' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute('**/assets/examples.*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examples');
});
