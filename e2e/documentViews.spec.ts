import { readFile } from 'node:fs/promises';
import { attackVectors } from '../src/testing/attackVectors';
import { expectNoViolations } from './expectNoViolations';
import { expect, test } from './fixtures';
import { withSubmission } from './savedSubmission';
import { resultScreen, toast } from './screens';
import { watchAttacks } from './watchAttacks';

const text = [
  '# Bicycle repairs',
  '',
  '## Goals',
  '',
  '- Book a repair in **one minute**',
  '  - also by phone',
  '- [x] agreed',
  '',
  '| Id | Requirement |',
  '| --- | --- |',
  '| R1 | The app shall list workshops |',
  '',
  '## Steps',
  '',
  '1. Choose a workshop',
  '',
  '```sh',
  'npm start # no heading',
  '```',
  '',
  `## Filler\n\n${'Words that fill the window. '.repeat(300)}\n`,
  '## The end',
  '',
  'That is all.',
].join('\n');

test.beforeEach(async ({ page, seed }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await seed(withSubmission({ response: text }));
  await page.goto('/result');
});

test('copying from the plain text copies its characters exactly', async ({ page }) => {
  const { document } = resultScreen(page);
  await expect(document).toContainText('That is all.');
  const copied = await document.evaluate((article) => {
    const lines = article.querySelectorAll('.line');
    const first = lines.item(0);
    const last = lines.item(lines.length - 1);
    const selection = window.getSelection();
    selection?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    first.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe(text);
});

test('the formatted view has real headings, lists, tables and code; Contents works in both', async ({
  page,
}) => {
  const { document } = resultScreen(page);
  const end = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', {
    name: 'The end',
  });
  await end.click();
  await expect(document.getByText('## The end')).toBeInViewport();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Formatted' }).click();
  await expect(page.getByRole('button', { name: 'Formatted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(document.getByRole('heading', { level: 3, name: 'Goals' })).toBeVisible();
  await expect(document.getByRole('cell', { name: 'R1' })).toBeVisible();
  await expect(document.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  await expect(document.locator('pre')).toHaveText('npm start # no heading');
  await expect(document.locator('strong')).toHaveText('one minute');
  await expectNoViolations(page);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await end.click();
  const heading = document.getByRole('heading', { name: 'The end' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(document.getByText('## The end')).toBeVisible();
});

test('the menu More works with the keyboard; Copy formatted copies HTML and text', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const more = page.getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy formatted' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Word' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Document copied to clipboard')).toBeVisible();
  const clipboard = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const of = async (type: string) => (await item?.getType(type))?.text();
    return { html: await of('text/html'), plain: await of('text/plain') };
  });
  expect(clipboard.html).toContain('<strong>one minute</strong>');
  expect(clipboard.html).toContain('<td>R1</td>');
  expect(clipboard.plain).toBe(text);
});

test('the menu More reports that it could not be loaded, and loads on the next press', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED|ChunkLoadError/);
  await page.route('**/assets/more.*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'More' }).click();
  await expect(
    toast(page, 'The menu could not be loaded. Check your connection, then press More again.'),
  ).toBeVisible();
  await page.unroute('**/assets/more.*.js');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Word' })).toBeVisible();
});

test('Copy formatted explains what to do if the browser refuses', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy formatted' }).click();
  await expect(toast(page, 'Your browser does not allow copying here.')).toBeVisible();
});

test('Word saves a .docx file named by type and date', async ({ page }) => {
  await page.getByRole('button', { name: 'More' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Word' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^PRD-\d{4}-\d\d-\d\d\.docx$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await expect(toast(page, 'Document downloaded successfully!')).toBeVisible();
});

test('Print prints the formatted document alone, and then shows the page as before', async ({
  page,
}) => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const printed = page.locator('[data-printed]');
  await expect(printed.getByRole('heading', { includeHidden: true, name: 'Goals' })).toBeAttached();
  await expect(printed).toBeHidden();
  await expect(page).toHaveTitle(/^PRD-\d{4}-\d\d-\d\d$/);
  await page.emulateMedia({ media: 'print' });
  await expect(printed.getByRole('heading', { name: 'Goals' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(resultScreen(page).document).toBeHidden();
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(5000);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
  await expect(page).toHaveTitle('Product Requirement Document · Ideakiln');
});

test('no attack runs or requests anything, in any view or export', async ({
  context,
  page,
  seed,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const attacks = await watchAttacks(page);
  const response = attackVectors.join('\n\n***\n\n');
  await seed(withSubmission({ response: `# Attacks\n\n${response}` }));
  await page.goto('/result');
  await expect(resultScreen(page).document).toContainText('# Attacks');
  await page.getByRole('button', { name: 'Formatted' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Attacks' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy formatted' }).click();
  await expect(toast(page, 'Document copied to clipboard')).toBeVisible();
  // Pasted into a page that takes any HTML, and without this application's policy.
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text() ?? '';
  });
  await page.getByRole('button', { name: 'More' }).click();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Word' }).click(),
  ]);
  await page.waitForTimeout(300);
  expect(await attacks.hasRun()).toBe(false);
  expect(watch.calls()).toEqual([]);
  await page.route('/paste', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><div></div>' }),
  );
  await page.goto('/paste');
  await page.locator('div').evaluate((target, pasted) => {
    target.innerHTML = pasted;
  }, html);
  await page.waitForTimeout(300);
  expect(await page.locator('div').textContent()).toContain('Attacks');
  expect(await attacks.hasRun()).toBe(false);
  expect(attacks.requests).toEqual([]);
});
