import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import { createGate } from './createGate';
import { failed, plain, streamed } from './fakeService';
import { expect, test } from './fixtures';
import { layoutShifts, recordLayoutShifts } from './layoutShifts';
import { networkQuiet } from './networkQuiet';
import { withSubmission } from './savedSubmission';
import { createScreen, sampleIdea } from './screens';

const phone = { width: 360, height: 740 };
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });

/** Submits the sample idea while the script of the draft's sheet cannot be loaded, and waits until that is said. */
async function submitWithoutSheet(page: Page) {
  const create = createScreen(page);
  await page.route('**/draft.*.js', (route) => route.abort());
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(page.getByText(/^The draft can't be shown/)).toBeVisible();
  return create;
}

test('the text area grows with its text up to a part of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const create = createScreen(page);
  await create.open();
  const height = async () => (await create.idea.boundingBox())?.height ?? 0;
  const atFirst = await height();
  await create.idea.fill('One line.');
  expect(await height()).toBe(atFirst);
  await create.idea.fill('A line.\n'.repeat(10));
  expect(await height()).toBeGreaterThan(atFirst + 40);
  await create.idea.fill('A line.\n'.repeat(200));
  expect(await height()).toBeLessThan(768 * 0.45);
  await expect(create.submit).toBeInViewport();
});

test('the sample fills its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const create = createScreen(page);
  await create.open();
  for (const type of [/^PRD/, /^FRD/, /^Mockup/]) {
    await page.getByRole('radio', { name: type }).check();
    const sheet = page.locator('section', { hasText: 'Your draft appears here' });
    const [sample, foot] = [sheet.locator('> :nth-child(2)'), sheet.locator('> :last-child')];
    const [above, below] = [await sample.boundingBox(), await foot.boundingBox()];
    const gap = (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
    expect(gap).toBeLessThan(120);
  }
});

for (const viewport of [phone, { width: 1366, height: 768 }]) {
  test(`a saved document causes no layout shift at ${viewport.width} px`, async ({
    page,
    seed,
  }) => {
    await page.setViewportSize(viewport);
    await seed(withSubmission({ response: '# Bicycle repairs\n\nA page.' }));
    await recordLayoutShifts(page);
    await page.goto(routePaths.create);
    await networkQuiet(page);
    await expect(page.getByRole('link', { name: 'Continue: Bicycle repairs' })).toBeVisible();
    await expect(page.getByText('A new document replaces the saved one.')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe('while a document is written', () => {
  test.use({ generator: 'gateway' });

  test('on a phone the sheet scrolls into view, and Stop stays visible at any scroll position', async ({
    page,
    service,
  }) => {
    const lines = Array.from({ length: 60 }, (_, index) => `- Requirement ${index}\n`);
    service.answerWith(streamed({ chunks: lines, delayMs: 30, end: 'stalled' }));
    await page.setViewportSize(phone);
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    const head = page.getByRole('heading', { name: /^Writing your/ });
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThan(100);
    await page.evaluate(() => {
      window.scrollBy(0, 200);
    });
    const scrolled = await page.evaluate(() => window.scrollY);
    await expect(create.draft).toContainText('Requirement 59');
    // The page stays where the reader scrolled to.
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(stop(page)).toBeInViewport({ ratio: 1 });
  });

  test('the draft scrolls to its end until the reader scrolls up, and again once the reader is back there', async ({
    page,
    service,
  }) => {
    const lines = Array.from({ length: 400 }, (_, index) => `- Requirement ${index}\n`);
    service.answerWith(streamed({ chunks: lines, delayMs: 20, end: 'stalled' }));
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    const { draft } = create;
    const distanceToEnd = () =>
      draft.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight);
    const position = () => draft.evaluate((area) => area.scrollTop);
    await expect.poll(position).toBeGreaterThan(100);
    expect(await distanceToEnd()).toBeLessThan(1);

    await draft.evaluate((area) => {
      area.scrollTop = 20;
    });
    const before = await draft.innerText();
    await expect.poll(() => draft.innerText()).not.toBe(before);
    expect(await position()).toBe(20);

    await draft.evaluate((area) => {
      area.scrollTop = area.scrollHeight;
    });
    await expect(draft).toContainText('Requirement 399');
    expect(await distanceToEnd()).toBeLessThan(1);
  });

  test('on a phone a notice of failure is in view, above the draft', async ({ page, service }) => {
    const lines = Array.from({ length: 60 }, (_, index) => `- Requirement ${index}\n`);
    service.answerWith(streamed({ chunks: lines, delayMs: 10, end: failed }));
    await page.setViewportSize(phone);
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    await expect(create.draft).toContainText('Requirement 59');
    await create.tryAgain.waitFor();
    const failure = page.getByRole('heading', { name: "Couldn't finish your document" });
    await expect(failure).toBeInViewport({ ratio: 1 });
  });

  test('a sheet keeps its place while its script loads, and reports a failure to load', async ({
    page,
    service,
    watch,
  }) => {
    watch.expectConsole(/ERR_FAILED|ChunkLoadError|Loading chunk/);
    service.answerWith(streamed({ chunks: ['# Repairs\n'], end: 'stalled' }));
    await recordLayoutShifts(page);
    const create = await submitWithoutSheet(page);
    await page.unroute('**/draft.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(create.draft).toContainText('Repairs');
    await expect(stop(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('offline, neither the sheet nor the generation starts; online, one press of Try again starts both', async ({
    page,
    context,
    service,
    watch,
  }) => {
    watch.expectConsole(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
    const sheetAllowed = createGate();
    service.answerWith(streamed({ chunks: ['# Repairs\n'], end: 'stalled' }));
    const create = createScreen(page);
    await create.open();
    await context.setOffline(true);
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    const notLoaded = page.getByText(/^The draft can't be shown/);
    await expect(notLoaded).toBeVisible();
    const failedAgain = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/draft.'),
    );
    await create.tryAgain.click();
    await failedAgain;
    await expect(notLoaded).toBeVisible();
    await expect(create.submit).toBeEnabled();
    expect(service.calls).toEqual([]);

    await context.setOffline(false);
    await page.route('**/draft.*.js', async (route) => {
      await sheetAllowed.opened;
      await route.continue();
    });
    await create.tryAgain.click();
    // The generation does not wait for the sheet.
    await expect(create.submit).toHaveText('Generating...');
    await expect.poll(() => service.calls).toHaveLength(1);
    sheetAllowed.open();
    await expect(create.draft).toContainText('Repairs');
    expect(service.calls).toHaveLength(1);
  });

  test('a failure of the service behind a sheet that did not load is shown before anything is sent again', async ({
    page,
    service,
    watch,
  }) => {
    watch.expectConsole(/ERR_FAILED|ChunkLoadError|Loading chunk|status of 429/);
    service.answerWith(plain(429, 'text/plain', 'Too many'));
    const create = await submitWithoutSheet(page);
    await expect(create.submit).toBeEnabled();
    const sent = service.calls.length;
    await page.unroute('**/draft.*.js');
    await create.tryAgain.click();
    await expect(
      page.getByRole('heading', { name: "Couldn't finish your document" }),
    ).toBeVisible();
    expect(service.calls).toHaveLength(sent);
  });
});
