import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { attackVectors } from '../src/testing/attackVectors';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { withSubmission } from './savedSubmission';
import { createScreen, sampleIdea } from './screens';
import { watchAttacks } from './watchAttacks';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ideakiln-print-'));
});
test.afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a program of the package poppler-utils. */
function poppler(program: string, ...args: string[]): Buffer {
  try {
    return execFileSync(program, args, { maxBuffer: 100_000_000 });
  } catch (error) {
    throw new Error(`${program} failed; install poppler-utils`, { cause: error });
  }
}

/** The lines of each page, without blank ones. */
function pagesOf(pdf: Buffer): string[][] {
  const file = path.join(folder, 'printed.pdf');
  writeFileSync(file, pdf);
  const pages = poppler('pdftotext', '-layout', file, '-').toString().split('\f').slice(0, -1);
  return pages.map((text) => text.split('\n').filter((line) => line.trim() !== ''));
}

/** The share of dark pixels in a picture of the first page. */
function darkShare(): number {
  poppler(
    'pdftoppm',
    '-gray',
    '-r',
    '50',
    '-l',
    '1',
    path.join(folder, 'printed.pdf'),
    `${folder}/page`,
  );
  const names = execFileSync('ls', [folder]).toString().split('\n');
  const picture = readFileSync(
    path.join(folder, names.find((name) => name.endsWith('.pgm')) ?? ''),
  );
  // A short text head, then a byte for each pixel.
  const [head = ''] =
    /^P5\s+\d+\s+\d+\s+\d+\s/.exec(picture.subarray(0, 40).toString('latin1')) ?? [];
  expect(head).not.toBe('');
  const pixels = picture.subarray(head.length);
  return pixels.filter((value) => value < 128).length / pixels.length;
}

test('the printout contains the complete document and nothing else, dark on white, and no page ends with a heading', async ({
  page,
  seed,
}) => {
  const sections = Array.from(
    { length: 60 },
    (_, index) =>
      `## Section ${index}\n\n${'Words of this section. '.repeat(5 + (index % 17) * 4)}\n\n`,
  );
  const table = '| Id | Requirement |\n| - | - |\n| R1 | Lists workshops |\n\n';
  await seed(withSubmission({ response: `# Repairs\n\n${table}${sections.join('')}The end.` }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/result');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  const pages = pagesOf(await page.pdf({ format: 'A4' }));

  const lines = pages.flat().map((line) => line.trim());
  expect(lines[0]).toBe('Repairs');
  expect(lines).toContainEqual(expect.stringMatching(/^R1\s+Lists workshops$/));
  expect(lines.filter((line) => /^Section \d+$/.test(line))).toHaveLength(60);
  expect(lines.at(-1)).toBe('The end.');
  expect(lines.join('\n')).not.toMatch(/Download Document|Contents|Review|Refine|Version 1/);
  expect(pages.length).toBeGreaterThan(5);
  for (const last of pages.map((page) => page.at(-1))) expect(last).not.toMatch(/^\s*Section \d+$/);
  expect(darkShare()).toBeGreaterThan(0.01);
  expect(darkShare()).toBeLessThan(0.3);
});

test('a printed Create page has the whole idea and the chosen document type, and neither the sample beside it nor the buttons', async ({
  page,
}) => {
  const create = createScreen(page);
  await create.open();
  await create.idea.fill('Books bicycle repairs.\n'.repeat(60));
  const text = pagesOf(await page.pdf())
    .flat()
    .join('\n');
  expect(text.match(/Books bicycle repairs/g)).toHaveLength(60);
  expect(text).toContain('PRD');
  expect(text).not.toContain('FRD');
  expect(text).not.toMatch(/From the example|Generate Document|Must-haves/);
});

/** What is printed, as a picture. */
async function printed(page: Page, colorScheme: 'dark' | 'light'): Promise<Buffer> {
  await page.emulateMedia({ media: 'print', colorScheme });
  return page.screenshot({ fullPage: true });
}

test.describe('a draft', () => {
  test.use({ generator: 'gateway' });

  test('is printed without buttons and empty space, in the same colours in light and dark mode', async ({
    page,
    service,
  }) => {
    service.answerWith(streamed({ chunks: ['# Repairs\n', 'The first half'], end: 'stalled' }));
    const create = createScreen(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    await expect(create.draft).toContainText('The first half');
    for (const isStopped of [false, true]) {
      if (isStopped) await page.getByRole('button', { name: 'Stop' }).click();
      expect((await printed(page, 'dark')).equals(await printed(page, 'light'))).toBe(true);
      await expect(page.getByRole('button')).toHaveCount(0);
      const sheet = page.locator('section').filter({ has: create.draft });
      expect((await sheet.boundingBox())?.height).toBeLessThan(350);
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    }
  });
});

test('the result page is printed in the same colours in light and dark mode', async ({
  page,
  seed,
}) => {
  await seed(
    withSubmission({ response: '# Repairs\n\n[The shop](https://example.org) repairs.\n' }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/result');
  await page.getByRole('button', { name: 'Formatted' }).click();
  await expect(page.getByRole('link', { name: 'The shop' })).toBeVisible();
  expect((await printed(page, 'dark')).equals(await printed(page, 'light'))).toBe(true);
});

test('no attack runs in a comparison or the review, and the printed page shows it as text', async ({
  page,
  seed,
  watch,
}) => {
  const attacks = await watchAttacks(page);
  const questions = attackVectors.map((vector) => `- Q9 ${vector.replaceAll(/\s+/g, ' ')}`);
  await seed(withSubmission({ response: `# Attacks\n\n${questions.join('\n')}\n` }));
  await page.goto('/result');
  await expect(
    page.getByRole('region', { name: 'Open questions' }).getByRole('textbox'),
  ).toHaveCount(50);
  await page
    .getByRole('region', { name: 'Review' })
    .getByRole('button', { name: /^Show 100 more/ })
    .click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('textbox', { name: 'Document text' });
  await editor.fill(`# Attacks, rewritten\n\n${attackVectors.join('\n\n')}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(
    page.getByRole('region', { name: 'Comparison' }).locator('ins').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  const text = pagesOf(await page.pdf())
    .flat()
    .join('\n');
  expect(text).toContain('Attacks, rewritten');
  expect(text).toContain('<script>');
  expect(await attacks.hasRun()).toBe(false);
  expect(attacks.requests).toEqual([]);
  expect(watch.calls()).toEqual([]);
});
