import type { BrowserContext, Locator, Page } from '@playwright/test';
import { searchRows } from '../bench/searchRows';
import { crmScreen } from './crmScreen';
import { expectNoViolations } from './expectNoViolations';
import { captureStore, fillRecords } from './fillRecords';
import { expect, test } from './fixtures';
import { createScreen, sampleIdea, toast } from './screens';

const sixCustomers = searchRows(6);
const nameOf = (place: number) => sixCustomers.at(place)?.name ?? '';

/** Deletes the first row `count` times. */
async function deleteRows(page: Page, count: number): Promise<void> {
  for (let deleted = 0; deleted < count; deleted += 1) {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
  }
}

/** The Undo buttons, or that of one row. */
function undoOf(page: Page, name?: string): Locator {
  return name === undefined
    ? page.getByRole('button', { name: /^Undo: / })
    : page.getByRole('button', { name: `Undo: ${name}`, exact: true });
}

/** The names of the elements with this role in the accessibility tree. */
async function accessibleNames(
  context: BrowserContext,
  page: Page,
  role: string,
): Promise<string[]> {
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name }) => String(name?.value));
}

test('without its script, a toast is shown in a plain list with its Undo', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading chunk/);
  const { open, row } = crmScreen(page);
  await open('Customers');
  const names = await page.locator('tbody th').allInnerTexts();
  await context.setOffline(true);
  await deleteRows(page, 2);
  const alerts = page.getByRole('alert').filter({ hasText: 'Customer deleted successfully' });
  await expect(alerts).toHaveCount(2);
  await undoOf(page, names[0] ?? '').click();
  await expect(row(names[0] ?? '')).toBeVisible();
  await expect(alerts).toHaveCount(1);

  await undoOf(page, names[1] ?? '').click();
  await expect(row(names[1] ?? '')).toBeVisible();
});

test('while a dialog is open, toasts are announced and reachable, but the page behind it is not', async ({
  page,
  context,
}) => {
  await captureStore(page);
  const { open, dialog, button } = crmScreen(page);
  await open('Customers');
  await deleteRows(page, 1);
  await toast(page, 'Customer deleted successfully').waitFor();
  await button('Add Customer').click();
  const name = dialog('Add New Customer').getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.evaluate(() => {
    window.capturedStore?.dispatch({ type: 'customers/customerExportFailed', payload: {} });
  });
  const text = 'The file could not be created. Please try again.';
  await toast(page, text).waitFor();

  expect(await accessibleNames(context, page, 'StaticText')).toContain(text);
  expect(await accessibleNames(context, page, 'dialog')).toEqual(['Add New Customer']);
  expect(await accessibleNames(context, page, 'searchbox')).toEqual([]);
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');

  await page.keyboard.press('F8');
  await expect(toast(page, text).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(undoOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
});

test('on a phone, a dialog ends above the toasts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { open, dialog, button } = crmScreen(page);
  await open('Customers');
  await deleteRows(page, 2);
  await expect(undoOf(page)).toHaveCount(2);
  await button('Add Customer').click();
  const editor = dialog('Add New Customer');
  await expect(editor.getByRole('textbox', { name: 'Name' })).toBeFocused();
  for (const name of ['Save', 'Cancel', 'Close']) {
    // Fails if something else would receive the press.
    await editor.getByRole('button', { name }).click({ trial: true });
    await expect(editor.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await editor.getByRole('textbox', { name: 'Company' }).focus();
  await expect(editor.getByRole('textbox', { name: 'Company' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Please enter a name.')).toBeInViewport({ ratio: 1 });
});

const inView = 2;

test('on a phone, the newest two of six toasts stay open with their Undo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await captureStore(page);
  const { open, row } = crmScreen(page);
  await open('Customers');
  await fillRecords(page, 'customers', sixCustomers);
  await deleteRows(page, 6);
  const undos = undoOf(page);
  await expect(undoOf(page, nameOf(5))).toBeVisible();
  await expect(undos).toHaveCount(inView);
  const boxes = await Promise.all((await undos.all()).map((undo) => undo.boundingBox()));
  expect(Math.max(...boxes.map((box) => box?.y ?? Infinity))).toBeLessThan(640);
  // Toasts stay open while one of them has the focus.
  await page.keyboard.press('F8');
  await expectNoViolations(page);

  await undoOf(page, nameOf(6 - inView)).click();
  await expect(row(nameOf(6 - inView))).toBeVisible();
  await expect(undos).toHaveCount(inView - 1);
});

for (const width of [360, 1440]) {
  test(`at ${String(width)} px, a toast does not cover the control that caused it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const { open } = crmScreen(page);
    await open('Referrals');
    const copy = page.getByRole('button', { name: /^Copy / }).first();
    await copy.evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
    });
    await copy.click();
    const card = page.getByRole('alert');
    // A toast stays open under the pointer; `hover` waits until the toast no longer moves.
    await card.hover();
    const above = async () => {
      const [control, shown] = await Promise.all([copy.boundingBox(), card.boundingBox()]);
      if (!control || !shown) return false;
      return control.y + control.height <= shown.y || control.x >= shown.x + shown.width;
    };
    await expect.poll(above).toBe(true);
    const { x, y, width: wide, height } = (await card.boundingBox()) ?? new DOMRect();
    expect(y + height).toBeGreaterThan(600);
    if (width === 360) expect(Math.abs(2 * x + wide - 360)).toBeLessThan(1);
  });
}

test('F8 keeps a toast open, and Undo returns the focus', async ({ page }) => {
  await page.clock.install();
  const { open, row } = crmScreen(page);
  await open('Customers');
  const name = (await page.locator('tbody th').first().innerText()).trim();
  await deleteRows(page, 1);
  const undo = undoOf(page, name);
  await undo.waitFor();
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  // A toast with Undo closes by itself after 20 seconds.
  await page.clock.fastForward(21_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(name)).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('submitting an idea closes the toast that rejected the previous one', async ({ page }) => {
  const create = createScreen(page);
  await create.open();
  await create.submit.click();
  const refusal = toast(page, 'Please provide more details about your idea.');
  await expect(refusal).toBeVisible();
  await refusal.hover();
  await create.idea.fill(sampleIdea);
  await create.submit.press('Enter');
  await page.waitForURL('**/result');
  await expect(refusal).toHaveCount(0);
});
