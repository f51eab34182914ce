import type { Locator, Page } from '@playwright/test';
import { crmScreen, type CrmTabName } from './crmScreen';
import { expectNoViolations } from './expectNoViolations';
import { expect, test } from './fixtures';

const dialogs: { tab: CrmTabName; opener: string; title: string }[] = [
  { tab: 'Customers', opener: 'Add Customer', title: 'Add New Customer' },
  { tab: 'Appointments', opener: 'Book Appointment', title: 'Book New Appointment' },
  { tab: 'Referrals', opener: 'Create Referral Code', title: 'Create Referral Code' },
];

for (const { tab, opener, title } of dialogs) {
  test(`axe finds no violation in "${title}", with and without errors, on a desktop and on a phone`, async ({
    page,
  }) => {
    test.slow();
    const crm = crmScreen(page);
    await crm.open(tab);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = crm.dialog(title);
    await expect(dialog.locator('input').first()).toBeFocused();
    await expectNoViolations(page);
    await dialog.locator('input').first().fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoViolations(page);
    const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('on a phone, title, Close and Save of a long dialog stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const crm = crmScreen(page);
  await crm.open('Appointments');
  await crm.button('Book Appointment').click();
  const dialog = crm.dialog('Book New Appointment');
  const stays = [
    dialog.getByRole('heading', { name: 'Book New Appointment' }),
    dialog.getByRole('button', { name: 'Close' }),
    dialog.getByRole('button', { name: 'Save' }),
  ];
  for (const part of stays) await expect(part).toBeInViewport({ ratio: 1 });
  const notes = dialog.getByRole('textbox', { name: 'Notes' });
  await notes.focus();
  for (const part of [...stays, notes]) await part.click({ trial: true });
  await crm.button('Save').click();
  const name = dialog.getByLabel(/^Customer Name/);
  await expect(name).toBeFocused();
  for (const part of [dialog.getByText('Customer Name'), name]) {
    await part.click({ trial: true });
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

async function openCalendar(page: Page): Promise<Locator> {
  const crm = crmScreen(page);
  await crm.open('Appointments');
  await crm.button('Book Appointment').click();
  await page.getByRole('button', { name: /Pick a date/ }).click();
  return crm.dialog('Choose a date');
}

test('the calendar has no axe violation, and stays in place while the page scrolls', async ({
  page,
}) => {
  const day = (await openCalendar(page)).getByRole('gridcell').first();
  await day.click({ trial: true });
  const moves = await day.evaluate((element) => {
    const place = () => element.getBoundingClientRect().top;
    const before = place();
    window.scrollBy(0, 100);
    return { page: window.scrollY, day: place() - before };
  });
  expect(moves).toEqual({ page: 100, day: 0 });
  await expectNoViolations(page);
});

for (const [width, height] of [
  [320, 568],
  [1280, 720],
] as const) {
  test(`the calendar fits a window of ${String(width)} by ${String(height)}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const calendar = await openCalendar(page);
    for (const part of [
      calendar.getByRole('gridcell').first(),
      calendar.getByRole('gridcell').last(),
      calendar.getByRole('button', { name: 'Clear' }),
      calendar.getByRole('button', { name: 'Today' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

// The dialogs for editing have the same forms.
for (const { tab, opener, title } of dialogs) {
  test(`a press outside "${title}" closes it only while nothing was entered`, async ({ page }) => {
    const crm = crmScreen(page);
    await crm.open(tab);
    const button = page.getByRole('button', { name: opener }).first();
    const dialog = crm.dialog(title);
    const field = dialog.locator('input').first();
    await button.click();
    await expect(field).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);

    await button.click();
    await field.fill('Ada Lovelace');
    await page.mouse.click(5, 5);
    // Longer than the closing transition.
    await page.waitForTimeout(500);
    await expect(field).toHaveValue('Ada Lovelace');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await expect(field).not.toHaveValue('Ada Lovelace');
    await field.fill('Ada Lovelace');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  });
}

test('a double click on a button that opens a dialog leaves it open', async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Customers');
  const button = crm.button('Add Customer');
  await button.click({ position: { x: 5, y: 5 } });
  const dialog = crm.dialog('Add New Customer');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  // The pointer has stayed where the button is, now below the backdrop.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toBeHidden();
});

test('a picked date and a generated code count as entered', async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Referrals');
  await crm.button('Create Referral Code').click();
  const dialog = crm.dialog('Create Referral Code');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(/^[A-Z0-9]{8}$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await crm.button('Create Referral Code').click();
  await crm.pickDay('Expiry Date', 15);
  await expect(crm.dialog('Choose a date')).toHaveCount(0);
  await page.mouse.click(5, 5);
  await page.waitForTimeout(500);
  await expect(dialog.getByRole('button', { name: /^Expiry Date .* 15, / })).toBeVisible();
});
