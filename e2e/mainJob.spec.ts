import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { storageKeys } from '../contract/storageKeys';
import { ideaSubmissionSchema } from '../contract/storedValues';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { savedSubmission, storedEntries, withSubmission } from './savedSubmission';
import { createScreen, resultScreen, sampleIdea, toast } from './screens';

const jobs = [
  { type: 'prd', card: 'PRD', name: 'Product Requirement Document' },
  { type: 'frd', card: 'FRD', name: 'Functional Requirement Document' },
  { type: 'mockup', card: 'Mockup', name: 'UI/UX Design Mockup' },
] as const;

for (const { type, card, name } of jobs) {
  test(
    `an idea becomes a ${type}: saved, shown, and restored on reload`,
    { tag: '@smoke' },
    async ({ page, watch }) => {
      const begun = Date.now();
      const create = createScreen(page);
      await create.open();
      await expect(create.card('PRD')).toBeChecked();
      await create.card('PRD').press('ArrowDown');
      await expect(create.card('FRD')).toBeChecked();
      await expect(create.card('FRD').locator('..')).toHaveCSS('outline-style', 'solid');
      await create.idea.fill(`\n  ${sampleIdea}  \n`);
      await create.card(card).check();
      await expect(create.submit).toHaveText('Generate Document');
      await create.submit.click();

      await page.waitForURL('**/result');
      const result = resultScreen(page);
      await expect(result.heading).toHaveText(`Your ${name}`);
      await expect(result.heading).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Ideakiln`);
      expect(watch.calls()).toEqual(['POST /v1/responses']);

      await expect
        .poll(async () => Object.keys(await storedEntries(page)))
        .toEqual([storageKeys.submission]);
      const entries = await storedEntries(page);
      const saved = await savedSubmission(page);
      expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), saved)).sort()).toEqual(
        ['documentType', 'idea', 'response', 'timestamp'].sort(),
      );
      const { idea, documentType, response, timestamp } = v.parse(ideaSubmissionSchema, saved);
      expect(idea).toBe(sampleIdea);
      expect(documentType).toBe(type);
      expect(new Date(timestamp).toISOString()).toBe(timestamp);
      expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(begun);
      expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());

      const seeDocument = async () => {
        await expect(result.heading).toHaveText(`Your ${name}`);
        if (type === 'mockup') {
          await expect(result.preview.getByRole('heading', { level: 1 })).toBeVisible();
        } else {
          expect(await result.document.evaluate((article) => article.textContent)).toContain(
            response,
          );
        }
      };
      await seeDocument();
      await page.reload();
      await seeDocument();
      expect(await storedEntries(page)).toEqual(entries);

      await page.goBack();
      await expect(page).toHaveURL(/\/create$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Idea');
      await page.goForward();
      await seeDocument();
    },
  );
}

test.describe('from a language model', () => {
  test.use({ generator: 'gateway' });

  test(
    'the document is shown while it is written',
    { tag: '@smoke' },
    async ({ page, service }) => {
      service.answerWith(streamed({ chunks: ['# Repairs\n', 'The first half'], end: 'stalled' }));
      const create = createScreen(page);
      await create.open();
      await create.idea.fill(sampleIdea);
      await create.submit.click();
      await expect(create.draft).toContainText('The first half');
      await expect(create.submit).toHaveText('Generating...');
      await expect(create.submit).toBeDisabled();
      await expect(page).toHaveURL(/\/create$/);
    },
  );
});

test.describe('far east of Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('Download Document saves the document byte for byte, under the local date', async ({
    page,
    seed,
  }) => {
    const response =
      '# Pl\u00e4n \u{1f6b2}\r\n\r\n\tTab, trailing space \n\n```html\n<b>&amp;</b>\n```\n\u00a0\n';
    await seed(withSubmission({ response }));
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.goto('/result');
    const arriving = page.waitForEvent('download');
    await resultScreen(page).download.click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('PRD-2026-11-22.md');
    expect(readFileSync(await download.path())).toEqual(Buffer.from(response));
    await expect(toast(page, 'Document downloaded successfully!')).toBeVisible();
  });
});

test('a mockup is downloaded unchanged, as a .md file', async ({ page, seed }) => {
  const response = 'Here it is:\n```html\n<!doctype html><h1>Shop</h1>\n```\nEnjoy!';
  await seed(withSubmission({ documentType: 'mockup', response }));
  await page.goto('/result');
  await expect(resultScreen(page).preview.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(resultScreen(page).preview.getByText('Enjoy!')).toHaveCount(0);
  const arriving = page.waitForEvent('download');
  await resultScreen(page).download.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^MOCKUP-\d{4}-\d\d-\d\d\.md$/);
  expect(readFileSync(await download.path(), 'utf8')).toBe(response);
});

test('a saved document of an unknown type is shown as a Document', async ({ page, seed }) => {
  await seed(withSubmission({ documentType: 'roadmap', response: 'Step 1' }));
  await page.goto('/result');
  await expect(resultScreen(page).heading).toHaveText('Your Document');
  await expect(resultScreen(page).document).toContainText('Step 1');
});
