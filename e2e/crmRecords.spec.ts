import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { crmScreen } from './crmScreen';
import { expect, test } from './fixtures';
import { storedEntries } from './savedSubmission';
import { toast } from './screens';

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

const rowNames = (page: Page) => page.locator('tbody th').allInnerTexts();

const today = () =>
  new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

test.afterEach(async ({ page, watch }) => {
  // The CRM area fetches and stores nothing.
  expect(watch.calls()).toEqual([]);
  expect(await storedEntries(page)).toEqual({});
});

test(
  'a customer needs its required fields, and can be added, found, edited, deleted and restored',
  { tag: '@smoke' },
  async ({ page }) => {
    const { open, dialog, row, button } = crmScreen(page);
    await open('Customers');
    const before = await rowNames(page);

    await button('Add Customer').click();
    const adding = dialog('Add New Customer');
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(adding.getByRole('alert')).toHaveCount(3);
    await adding.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await adding.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await adding.getByRole('textbox', { name: 'Phone' }).fill('-55501');
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Customer added successfully')).toBeVisible();
    await expect(adding).toBeHidden();
    await expect(button('Add Customer')).toBeFocused();

    const search = page.getByRole('searchbox', { name: 'Search customers' });
    await search.fill('lovelace');
    await expect(page.locator('tbody th')).toHaveText(['Ada Lovelace']);
    await expect(row('Ada Lovelace')).toContainText(today());
    await expect(row('Ada Lovelace')).toContainText('$0');

    await button('Edit Ada Lovelace').click();
    const editing = dialog('Edit Customer');
    await expect(editing.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
    await editing.getByRole('textbox', { name: 'Company' }).fill('Analytical Engines');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Customer updated successfully')).toBeVisible();
    await expect(row('Ada Lovelace')).toContainText('Analytical Engines');

    await button('Edit Ada Lovelace').click();
    await editing.getByRole('textbox', { name: 'Name' }).fill('Somebody Else');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editing).toBeHidden();
    await expect(button('Edit Ada Lovelace')).toBeFocused();

    await search.fill('');
    const withAda = await rowNames(page);
    expect([...withAda].sort()).toEqual([...before, 'Ada Lovelace'].sort());
    const second = withAda[1] ?? '';
    await button(`Delete ${second}`).click();
    await expect(button(`Delete ${second}`)).toHaveCount(0);
    await toast(page, 'Customer deleted successfully')
      .getByRole('button', { name: 'Undo' })
      .click();
    expect(await rowNames(page)).toEqual(withAda);
  },
);

test('customers can be sorted by any column, and the header cell shows the order', async ({
  page,
}) => {
  await crmScreen(page).open('Customers');
  const head = page.getByRole('columnheader', { name: 'Name' });
  const sort = head.getByRole('button');
  await sort.click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await rowNames(page);
  expect(ascending).toEqual([...ascending].sort((a, b) => a.localeCompare(b, 'en')));
  await sort.click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await rowNames(page)).toEqual([...ascending].reverse());
});

test('the filtered customers are exported, with formulas as text', async ({ page }) => {
  const { open, dialog, button } = crmScreen(page);
  await open('Customers');
  await button('Add Customer').click();
  const adding = dialog('Add New Customer');
  await adding.getByRole('textbox', { name: 'Name' }).fill('=HYPERLINK("https://evil.example")');
  await adding.getByRole('textbox', { name: 'Email' }).fill('eve@evil.example');
  await adding.getByRole('textbox', { name: 'Phone' }).fill('-55501');
  await adding.getByRole('textbox', { name: 'Company' }).fill('<b>مرحبا</b> 😀');
  await adding.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('evil');
  await expect(page.locator('tbody th')).toHaveText(['=HYPERLINK("https://evil.example")']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Export CSV').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await textOf(download)).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(
    `"'=HYPERLINK(""https://evil.example"")","eve@evil.example","-55501","<b>مرحبا</b> 😀"`,
  );
});

test('an appointment can be booked with a date from the calendar, edited, exported and deleted', async ({
  page,
}) => {
  const { open, dialog, row, button } = crmScreen(page);
  await open('Appointments');
  await button('Book Appointment').click();
  const booking = dialog('Book New Appointment');
  await booking.getByRole('button', { name: 'Save' }).click();
  await expect(booking.getByRole('alert')).toHaveCount(2);
  await booking.getByLabel('Customer Name').fill('Ada Lovelace');
  await booking.getByRole('textbox', { name: 'Customer Email' }).fill('ada@example.org');

  await booking.getByRole('button', { name: /Pick a date/ }).click();
  const weekdays = page.getByRole('columnheader');
  await expect(weekdays.first()).toHaveAccessibleName('Sunday');
  const days = page.getByRole('gridcell');
  await expect(days).toHaveCount(42);
  await days.filter({ hasText: /^15$/ }).first().click();
  await expect(booking.getByRole('button', { name: /[A-Z][a-z]+ 15, \d{4}/ })).toBeVisible();

  const time = booking.getByRole('combobox', { name: 'Time' });
  await expect(time.locator('option')).toHaveCount(11);
  await time.selectOption('14:00');
  await booking.getByRole('combobox', { name: 'Service' }).selectOption('Strategy Session');
  await expect(booking.getByPlaceholder('Optional notes')).toBeVisible();
  await booking.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Appointment scheduled successfully')).toBeVisible();
  await expect(row('Ada Lovelace')).toContainText(
    / 15, \d{4}.*14:00.*Strategy Session.*Scheduled/s,
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row('Ada Lovelace')
      .getByRole('button', { name: /calendar/ })
      .click(),
  ]);
  const file = await textOf(download);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  expect(file).toMatch(/\r\nDTSTART:\d{6}15T140000\r\n/);
  expect(file).toContain('\r\nSUMMARY:Strategy Session with Ada Lovelace\r\n');

  await button('Edit Ada Lovelace').click();
  const editing = dialog('Edit Appointment');
  await expect(editing.getByRole('combobox', { name: 'Time' })).toHaveValue('14:00');
  await editing.getByRole('textbox', { name: 'Notes' }).fill('Bring the plans.');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Appointment updated successfully')).toBeVisible();
  await expect(row('Ada Lovelace')).toContainText('Bring the plans.');
  await button('Delete Ada Lovelace').click();
  await expect(toast(page, 'Appointment deleted successfully')).toBeVisible();
  await expect(row('Ada Lovelace')).toHaveCount(0);
});

test('an appointment needs no date, time or service: an empty one shows a dash', async ({
  page,
}) => {
  const { open, dialog, row, button } = crmScreen(page);
  await open('Appointments');
  await button('Book Appointment').click();
  const booking = dialog('Book New Appointment');
  await booking.getByLabel('Customer Name').fill('Grace Hopper');
  await booking.getByRole('textbox', { name: 'Customer Email' }).fill('grace@example.org');
  await page.keyboard.press('Enter');
  await expect(row('Grace Hopper').getByText('—')).toHaveCount(4);
});

test('scrolling over a focused number scrolls the dialog and leaves the number', async ({
  page,
}) => {
  const { open, dialog, button } = crmScreen(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('Customers');
  await button('Edit Michael Chen').click();
  const editing = dialog('Edit Customer');
  const value = editing.getByRole('spinbutton', { name: 'Total Value ($)' });
  await value.click();
  await page.mouse.wheel(0, -200);
  await expect(value).not.toBeFocused();
  await expect(value).toHaveValue('28950');
});

test(
  'a referral code can be generated, created, copied, deactivated, activated, edited and deleted',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { open, dialog, row, button, pickDay } = crmScreen(page);
    await open('Referrals');
    const statistics = page.getByRole('region', { name: 'Referral Statistics' });
    await expect(statistics).toContainText(
      /Total Codes\s*2\s*Total Usage\s*23\s*Active Codes\s*2$/,
    );

    await button('Create Referral Code').click();
    const creating = dialog('Create Referral Code');
    await expect(creating.getByRole('spinbutton', { name: 'Usage Limit' })).toHaveValue('100');
    await creating.getByRole('button', { name: 'Save' }).click();
    await expect(creating.getByRole('alert')).toHaveCount(4);
    await creating.getByRole('button', { name: 'Generate' }).click();
    const code = await creating.getByRole('textbox', { name: 'Code' }).inputValue();
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    await creating.getByRole('combobox', { name: 'Discount Type' }).selectOption('fixed');
    await creating.getByRole('spinbutton', { name: /Discount Value.*\$/ }).fill('-5');
    await creating.getByRole('textbox', { name: 'Description' }).fill('<b>Spring</b>');
    await pickDay('Expiry Date', 15);
    await creating.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Referral code created successfully')).toBeVisible();
    await expect(row(code)).toContainText(/-\$5.*<b>Spring<\/b>.*0 \/ 100.*Active.* 15, \d{4}/s);
    await expect(statistics).toContainText(
      /Total Codes\s*3\s*Total Usage\s*23\s*Active Codes\s*3$/,
    );

    await button(`Copy ${code}`).click();
    await expect(toast(page, 'Referral code copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await row(code).getByRole('button', { name: 'Active', exact: true }).click();
    await expect(statistics).toContainText(/Active Codes\s*2$/);
    await row(code).getByRole('button', { name: 'Inactive' }).click();
    await expect(statistics).toContainText(/Active Codes\s*3$/);

    await button(`Edit ${code}`).click();
    await dialog('Edit Referral Code').getByRole('spinbutton', { name: 'Usage Limit' }).fill('7');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Referral code updated successfully')).toBeVisible();
    await expect(row(code)).toContainText('0 / 7');
    await button(`Delete ${code}`).click();
    await expect(toast(page, 'Referral code deleted successfully')).toBeVisible();
    await expect(statistics).toContainText(/Total Codes\s*2\D/);
  },
);

test('a denied clipboard is reported, and the code can still be selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const { open, button } = crmScreen(page);
  await open('Referrals');
  await button('Copy WELCOME20').click();
  await expect(toast(page, 'Select the code and copy it yourself.')).toBeVisible();
  await page.getByText('WELCOME20', { exact: true }).dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('WELCOME20');
});
