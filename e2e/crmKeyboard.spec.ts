import type { Page } from '@playwright/test';
import { crmScreen, tabTo } from './crmScreen';
import { expect, test } from './fixtures';
import { toast } from './screens';

/** Moves to a field of the open dialog with Tab and types into it. */
async function typeInto(page: Page, label: RegExp | string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('dialog').getByLabel(label));
  await page.keyboard.type(text);
}

test('a customer with the keyboard only: add, sort, search, edit, delete, undo', async ({
  page,
}) => {
  const { open, dialog, row, button } = crmScreen(page);
  await open('Customers');
  await tabTo(page, button('Add Customer'));
  await page.keyboard.press('Enter');
  await expect(dialog('Add New Customer').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog('Add New Customer').getByRole('alert')).toHaveCount(3);
  await page.keyboard.type('Ada Lovelace');
  await typeInto(page, /^Email/, 'ada@example.org');
  await typeInto(page, /^Phone/, '555 0100');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Customer added successfully')).toBeVisible();
  await expect(button('Add Customer')).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search customers' }));
  await page.keyboard.type('ada l');
  await expect(page.locator('tbody th')).toHaveText(['Ada Lovelace']);
  const head = page.getByRole('columnheader', { name: 'Name' });
  await tabTo(page, head.getByRole('button'));
  await page.keyboard.press('Space');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');

  await tabTo(page, button('Edit Ada Lovelace'));
  await page.keyboard.press('Enter');
  await typeInto(page, /^Company/, 'Analytical Engines');
  await page.keyboard.press('Enter');
  await expect(row('Ada Lovelace')).toContainText('Analytical Engines');
  await expect(button('Edit Ada Lovelace')).toBeFocused();

  await tabTo(page, button('Delete Ada Lovelace'));
  await page.keyboard.press('Enter');
  await expect(row('Ada Lovelace')).toHaveCount(0);
  const undo = toast(page, 'Customer deleted successfully').getByRole('button', { name: 'Undo' });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(row('Ada Lovelace')).toBeVisible();
});

test(
  'an appointment with the keyboard only: book with a date from the calendar, cancel with Escape',
  { tag: '@smoke' },
  async ({ page }) => {
    const { open, dialog, row, button } = crmScreen(page);
    await open('Appointments');
    await tabTo(page, button('Book Appointment'));
    await page.keyboard.press('Enter');
    const booking = dialog('Book New Appointment');
    await expect(booking.getByLabel('Customer Name')).toBeFocused();
    await page.keyboard.type('Ada Lovelace');
    await typeInto(page, /^Customer Email/, 'ada@example.org');
    await tabTo(page, booking.getByRole('button', { name: /Pick a date/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(booking.getByRole('button', { name: /[A-Z][a-z]+ \d+, \d{4}/ })).toBeFocused();
    await typeInto(page, 'Time', '14');
    await expect(booking.getByRole('combobox', { name: 'Time' })).toHaveValue('14:00');
    await typeInto(page, 'Service', 'Str');
    await typeInto(page, 'Notes', 'Bring the plans.');
    await tabTo(page, booking.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Appointment scheduled successfully')).toBeVisible();
    await expect(row('Ada Lovelace')).toContainText(/14:00.*Strategy Session.*Bring the plans/s);

    await expect(button('Book Appointment')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(booking.getByLabel('Customer Name')).toBeFocused();
    await page.keyboard.type('Nobody');
    await page.keyboard.press('Escape');
    await expect(button('Keep editing')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(booking).toBeHidden();
    await expect(button('Book Appointment')).toBeFocused();
    await expect(row('Nobody')).toHaveCount(0);
  },
);

test('a referral code with the keyboard only: generate, save, deactivate, delete', async ({
  page,
}) => {
  const { open, dialog, row, button } = crmScreen(page);
  await open('Referrals');
  await tabTo(page, button('Create Referral Code'));
  await page.keyboard.press('Enter');
  const creating = dialog('Create Referral Code');
  await tabTo(page, creating.getByRole('button', { name: 'Generate' }));
  await page.keyboard.press('Space');
  const codeField = creating.getByRole('textbox', { name: 'Code' });
  await expect(codeField).toHaveValue(/\w/);
  const code = await codeField.inputValue();
  await typeInto(page, /^Discount Value/, '15');
  await typeInto(page, /^Description/, 'Spring');
  await tabTo(page, creating.getByRole('button', { name: 'Expiry Date Pick a date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(creating.getByRole('button', { name: /^Expiry Date [A-Z]/ })).toBeFocused();
  await tabTo(page, creating.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Referral code created successfully')).toBeVisible();
  await expect(row(code)).toContainText('15%');

  await tabTo(page, row(code).getByRole('button', { name: 'Active', exact: true }));
  await page.keyboard.press('Space');
  await expect(row(code).getByRole('button', { name: 'Inactive' })).toBeFocused();
  await tabTo(page, button(`Delete ${code}`));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Referral code deleted successfully')).toBeVisible();
  await expect(row(code)).toHaveCount(0);
});
