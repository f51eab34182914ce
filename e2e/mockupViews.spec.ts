import * as v from 'valibot';
import { promptFor } from '../contract/prompt';
import { generationModel } from '../contract/responsesApi';
import { expectNoViolations } from './expectNoViolations';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { hostileMockup } from './hostileMockup';
import { withSubmission } from './savedSubmission';
import { createScreen, resultScreen, sampleIdea } from './screens';

const away = 'http://attacker.test';

test.describe('a finished mockup', () => {
  test.beforeEach(async ({ page, seed, watch }) => {
    watch.expectConsole(
      /Content Security Policy|TrustedScript|Blocked|sandbox|violates|ERR_BLOCKED/i,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await seed(withSubmission({ documentType: 'mockup', response: hostileMockup(away) }));
    await page.goto('/result');
  });

  test('has a preview at three widths and its code', async ({ page }) => {
    const { preview } = resultScreen(page);
    const width = () =>
      preview.locator('body').evaluate(() => document.documentElement.clientWidth);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Cycle Shop');
    const widths = page.getByRole('radiogroup', { name: 'Width' });
    await expect(widths.getByRole('radio', { name: 'Tablet' })).toBeChecked();
    await widths.getByRole('radio', { name: 'Desktop' }).check();
    await expect.poll(width).toBeGreaterThan(1000);
    await widths.getByRole('radio', { name: 'Phone' }).check();
    await expect.poll(width).toBeLessThanOrEqual(390);
    await page.keyboard.press('ArrowRight');
    await expect(widths.getByRole('radio', { name: 'Tablet' })).toBeChecked();
    await expect.poll(width).toBe(768);

    await page.getByRole('tab', { name: 'Preview' }).press('ArrowRight');
    await page.getByRole('tab', { name: 'Code' }).press('Enter');
    const code = page.getByRole('tabpanel', { name: 'Code' });
    await expect(code).toContainText('<title>Hostile</title>');
    await expect(code).not.toContainText('I hope you like it!');
    await expectNoViolations(page);
  });

  test('lists what it leaves out, and offers the whole page as a download', async ({ page }) => {
    const note = page.getByRole('note');
    await expect(note).toContainText(/Left out here: \d+ pictures, .*style sheets.* scripts/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      note.getByRole('button', { name: 'Download the whole page' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^MOCKUP-.*\.html$/);
  });

  test('opens alone in a new tab, still sandboxed', async ({ context, page }) => {
    const answered: string[] = [];
    // Requests that the policy blocks are reported, but never sent.
    context.on('requestfailed', (request) => {
      if (!/csp/i.test(request.failure()?.errorText ?? '')) answered.push(request.url());
    });
    context.on('requestfinished', (request) => {
      if (request.url().startsWith(away)) answered.push(request.url());
    });
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open in new tab' }).click(),
    ]);
    const shown = tab.frameLocator('iframe[title="Mockup preview"]');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Cycle Shop');
    await expect(tab.locator('iframe')).toHaveAttribute('sandbox', '');
    await expect(shown.locator('#scripted')).toHaveText('Untouched');
    expect(await shown.locator('body').evaluate(() => window.origin)).toBe('null');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    // The tab's own page runs no inline script either.
    const ran = await tab.evaluate(() => {
      const script = document.createElement('script');
      // Not `textContent`, which throws where it needs a trusted type.
      script.append('document.title = "ran"');
      document.body.append(script);
      return document.title;
    });
    expect(ran).toBe('Mockup preview');
    await shown.getByRole('link', { name: 'Link to the application' }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Cycle Shop');
    expect(answered).toEqual([]);
  });
});

test('a viewer that fails to load shows an error, and Try again loads it', async ({
  page,
  seed,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const known = new Set<string>();
  page.on('request', (request) => known.add(request.url()));
  await seed(withSubmission({}));
  await page.goto('/result');
  await expect(resultScreen(page).document).toBeVisible();
  page.removeAllListeners('request');
  let isCut = true;
  await page.route('**/assets/*.js', (route) =>
    isCut && !known.has(route.request().url()) ? route.abort() : route.continue(),
  );
  await seed(withSubmission({ documentType: 'mockup', response: '<h1>Shop</h1>' }));
  await page.goto('/result');
  const { document, preview } = resultScreen(page);
  await expect(document.getByRole('alert')).toContainText(
    'This part of the page could not be loaded. Check your connection.',
  );
  isCut = false;
  await document.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shop');
});

test.describe('a mockup that is being written', () => {
  test.use({ generator: 'gateway' });

  test('grows in the preview without flicker; its code is in the second tab', async ({
    page,
    service,
  }) => {
    const rows = Array.from({ length: 40 }, (_, index) => `<p>Row ${index}</p>`);
    const head = '<!doctype html><html><head><title>Shop</title></head><body><h1>Shop</h1>';
    service.answerWith(
      streamed({
        chunks: [head, '<script>top.hacked = 1</script>', ...rows],
        delayMs: 50,
        end: 'stalled',
      }),
    );
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.card('Mockup').check();
    const historyLength = () => page.evaluate(() => window.history.length);
    const before = await historyLength();
    await create.submit.click();
    const { preview } = resultScreen(page);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shop');
    const swaps = await page.evaluate(async () => {
      let count = 0;
      let blank = 0;
      let shown: Element | null = null;
      const end = performance.now() + 1000;
      while (performance.now() < end) {
        const now = document.querySelector('iframe[title="Mockup preview"]');
        if (now === null) blank += 1;
        if (now !== shown) count += 1;
        shown = now;
        await new Promise(requestAnimationFrame);
      }
      return { count, blank };
    });
    expect(swaps.count).toBeLessThanOrEqual(6);
    expect(swaps.blank).toBe(0);
    await expect(preview.getByText('Row 39')).toBeAttached();
    // One press on Back must leave the page.
    expect(await historyLength()).toBe(before);
    await page.getByRole('tab', { name: 'Code' }).click();
    await expect(create.draft).toContainText('<p>Row 39</p>');
    await create.stop.click();
    await expect(page.getByRole('heading', { name: 'Unfinished draft' })).toBeVisible();
  });
});

test('a drafted mockup of any language is no wider than a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const idea of [
    'Something for people who like to think.',
    'Etwas für Leute, die gerne nachdenken.',
    'Quelque chose pour les gens qui aiment réfléchir.',
    'Algo para la gente a la que le gusta pensar.',
    'Algo para as pessoas que gostam de pensar.',
    'Qualcosa per persone che amano pensare.',
    'Iets voor mensen die graag nadenken.',
    'Coś dla ludzi, którzy lubią myśleć.',
    '考えることが好きな人のためのもの。',
    'شيء للأشخاص الذين يحبون التفكير.',
  ]) {
    const data = { model: generationModel, input: promptFor('mockup', idea) };
    const answer: unknown = await (await request.post('/v1/responses', { data })).json();
    await page.setContent(v.parse(v.object({ output_text: v.string() }), answer).output_text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), idea).toBe(360);
  }
});
