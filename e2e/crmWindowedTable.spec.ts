import type { Locator, Page } from '@playwright/test';
import { searchRows } from '../bench/searchRows';
import { crmScreen, rowButtonNames } from './crmScreen';
import { expectNoViolations } from './expectNoViolations';
import { captureStore, fillRecords } from './fillRecords';
import { expect, test } from './fixtures';
import { tabThrough } from './tabThrough';

const customers = searchRows(60);
const nameOf = (place: number) => customers.at(place)?.name ?? '';
const rowHeight = 48;

async function openCustomers(page: Page): Promise<{ region: Locator; rows: Locator }> {
  await captureStore(page);
  await crmScreen(page).open('Customers');
  await fillRecords(page, 'customers', customers);
  await expect(page.getByRole('status').getByText('60 customers')).toBeVisible();
  const region = page.getByRole('region', { name: 'Customers table' });
  return { region, rows: region.locator('tbody tr[aria-rowindex]') };
}

const scrollTop = (region: Locator) => region.evaluate((element) => element.scrollTop);

async function scrollToEnd(region: Locator): Promise<void> {
  await region.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    element.scrollTop = element.scrollHeight;
  });
}

/** The names of the rows that are fully visible, between the table head and the end of its region. */
function wholeRows(region: Locator): Promise<string[]> {
  return region.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const end = top + element.clientTop + Math.min(element.clientHeight, height);
    const start = element.querySelector('thead th')?.getBoundingClientRect().bottom ?? top;
    return Array.from(element.querySelectorAll('tbody tr[aria-rowindex]'))
      .filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top >= start - 0.5 && box.bottom <= end + 0.5;
      })
      .map((row) => row.querySelector('th')?.textContent ?? '');
  });
}

for (const width of [1000, 1440]) {
  test.describe(`of sixty customers in a window of ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('only the rows in view are rendered, all of equal height, and the last one is fully visible', async ({
      page,
    }) => {
      const { region, rows } = await openCustomers(page);
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
      await expect(region.locator('thead tr')).toHaveAttribute('aria-rowindex', '1');
      await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
      expect(await rows.count()).toBeLessThan(40);
      const heights = () =>
        rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(new Set(await heights())).toEqual(new Set([rowHeight]));

      await scrollToEnd(region);
      await expect(rows.last()).toHaveAttribute('aria-rowindex', '61');
      expect((await wholeRows(region)).at(-1)).toBe(nameOf(-1));
      await expect(rows.first()).not.toHaveAttribute('aria-rowindex', '2');
      expect(new Set(await heights())).toEqual(new Set([rowHeight]));
    });
  });
}

test.describe('of sixty customers', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('axe finds no violation at the end', async ({ page }) => {
    const { region, rows } = await openCustomers(page);
    await scrollToEnd(region);
    await expect(rows.last()).toHaveAttribute('aria-rowindex', '61');
    await expectNoViolations(page);
  });

  test('Tab moves past the first rendered rows, to the last one and back, always in view', async ({
    page,
  }) => {
    const { region } = await openCustomers(page);
    const names = customers.map(({ name }) => name);
    const buttons = await rowButtonNames(region, names);
    expect(buttons).toContain(`Delete ${nameOf(-1)}`);
    await region.getByRole('button', { name: buttons[0] ?? '', exact: true }).focus();
    expect(await tabThrough(page, 'Tab', buttons.length)).toEqual({ names: buttons, covered: [] });
    const back = buttons.toReversed().slice(0, 40);
    expect(await tabThrough(page, 'Shift+Tab', back.length)).toEqual({ names: back, covered: [] });
  });

  test('PageDown and End scroll the region, which always shows rows', async ({ page }) => {
    const { region } = await openCustomers(page);
    await region.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => scrollTop(region)).toBeGreaterThan(rowHeight);
    await expect.poll(() => wholeRows(region)).not.toContain(nameOf(0));
    expect(await wholeRows(region)).not.toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(async () => (await wholeRows(region)).at(-1)).toBe(nameOf(-1));
    await expect(region).toBeFocused();
  });
});

test('a search scrolls to the top of its results', async ({ page }) => {
  const { region, rows } = await openCustomers(page);
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await scrollToEnd(region);
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '61');
  await search.fill('example.com');
  await expect.poll(() => scrollTop(region)).toBe(0);
  await expect.poll(async () => (await wholeRows(region))[0]).toBe(nameOf(0));
  await scrollToEnd(region);
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '61');
  await search.fill(nameOf(7));
  await expect(region.locator('tbody th')).toHaveText([nameOf(7)]);
  await expect(region.locator('tbody th')).toBeInViewport({ ratio: 1 });
});

test('Undo scrolls to the restored row, and leaves a table that shows it where it is', async ({
  page,
}) => {
  const { region } = await openCustomers(page);
  const undo = page.getByRole('button', { name: /^Undo: / });
  await region.getByRole('button', { name: `Delete ${nameOf(1)}`, exact: true }).click();
  await undo.click();
  await expect.poll(() => wholeRows(region)).toContain(nameOf(1));
  expect(await scrollTop(region)).toBe(0);

  await region.getByRole('button', { name: `Delete ${nameOf(1)}`, exact: true }).click();
  await scrollToEnd(region);
  await undo.last().click();
  await expect.poll(() => wholeRows(region)).toContain(nameOf(1));
  await expect(page.getByRole('row', { name: nameOf(1) })).toHaveAttribute('data-new', 'true');
});

test('a referral code wider than its cell ends before its Copy button', async ({ page }) => {
  await captureStore(page);
  await crmScreen(page).open('Referrals');
  const codes = searchRows(60).map(({ id }) => ({
    id,
    code: `${'WIDE'.repeat(8)}${id}`,
    discountType: 'percentage',
    discountValue: 5,
    description: '',
    usageLimit: 100,
    usageCount: 0,
    isActive: true,
    createdDate: '2026-11-01',
    expiryDate: '2026-12-01',
  }));
  await fillRecords(page, 'referralCodes', codes);
  const name = codes[0]?.code ?? '';
  const copy = page.getByRole('button', { name: `Copy ${name}` });
  await expect(copy).toBeVisible();
  // An element drawn between the two would be found there.
  const between = await copy.evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left - 2, top + height / 2)?.closest('code') ?? null;
  });
  expect(between).toBeNull();
});

test('a truncated cell gets its whole text as title under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await captureStore(page);
  await crmScreen(page).open('Customers');
  const company = 'The Analytical Engine Company of Great Britain and Ireland';
  const [first, ...others] = customers;
  await fillRecords(
    page,
    'customers',
    first === undefined ? [] : [{ ...first, company }, ...others],
  );
  const cut = page.getByRole('cell', { name: company });
  const whole = page.getByRole('cell', { name: first?.phone ?? '', exact: true }).first();
  await cut.hover();
  await expect(cut).toHaveAttribute('title', company);
  await whole.hover();
  await expect(whole).not.toHaveAttribute('title');
});
