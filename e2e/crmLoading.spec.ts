import type { Page, Request } from '@playwright/test';
import { createGate } from './createGate';
import { crmScreen, tabTo, type CrmTabName } from './crmScreen';
import { expect, test } from './fixtures';
import { holdScripts } from './holdScripts';

// Only in the calendar's chunk.
const calendarMark = 'MuiDateCalendar';

/** Holds back the calendar's chunk; returns a function that releases it. */
async function holdCalendar(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(calendarMark)) await gate.opened;
    await route.fulfill({ response });
  });
  return gate.open;
}

const dialogs: { tab: CrmTabName; opener: string; title: string }[] = [
  { tab: 'Customers', opener: 'Add Customer', title: 'Add New Customer' },
  { tab: 'Customers', opener: 'Edit Michael Chen', title: 'Edit Customer' },
];

for (const { tab, opener, title } of dialogs) {
  test(`while "${opener}" loads "${title}", the button is busy and keeps the focus`, async ({
    page,
  }) => {
    const crm = crmScreen(page);
    await crm.open(tab);
    const letThrough = await holdScripts(page);
    const button = crm.button(opener);
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    // A second press opens no second dialog.
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letThrough();
    await expect(crm.dialog(title).locator('input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(crm.dialog(title)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-busy', 'false');
  });
}

test('a dialog whose script fails to load can be retried or cancelled', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const crm = crmScreen(page);
  await crm.open('Customers');
  await page.route('**/assets/*.js', (route) => route.abort());
  const add = crm.button('Add Customer');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await add.click();
  await expect(crm.row('Michael Chen')).toBeVisible();
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/*.js');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(crm.dialog('Add New Customer').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

test('a date can be typed if the calendar fails to load', async ({ page, watch }) => {
  watch.expectConsole(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const crm = crmScreen(page);
  await crm.open('Referrals');
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isCalendar = (await response.text()).includes(calendarMark);
    await (isCalendar ? route.abort() : route.fulfill({ response }));
  });
  // The sample's dates are relative to today.
  const dated = crm.row('FRIEND50').getByText(/^\w{3} \d+, \d{4}$/);
  const date = new Date(`${await dated.innerText()} UTC`).toISOString().slice(0, 10);
  await crm.button('Edit FRIEND50').click();
  const editing = crm.dialog('Edit Referral Code');
  const expiryDate = editing.getByRole('textbox', { name: 'Expiry Date' });
  await expect(expiryDate).toHaveValue(date);
  await expiryDate.fill('');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(expiryDate).toBeFocused();
  await expect(editing.getByRole('alert')).toHaveText('Please choose an expiry date.');
  await expiryDate.fill('1999-12-31');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(crm.row('FRIEND50')).toContainText('Dec 31, 1999');
  // A script that is no longer needed may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the calendar loads with the dialog, before it is opened', async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Appointments');
  const scripts: Request[] = [];
  page.on('request', (request) => scripts.push(request));
  await crm.button('Book Appointment').hover();
  await expect
    .poll(async () => {
      const sources = await Promise.all(
        scripts.map(async (script) => (await script.response())?.text() ?? ''),
      );
      return sources.some((source) => source.includes(calendarMark));
    })
    .toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { keys, outcome } of [
  { keys: [], outcome: 'leaves the focus in its field' },
  { keys: ['Enter'], outcome: 'opens where its field was pressed' },
  { keys: ['Enter', 'Tab'], outcome: 'stays closed where its field was left' },
]) {
  test(`a calendar that loads late ${outcome}`, async ({ page }) => {
    const crm = crmScreen(page);
    await crm.open('Appointments');
    const letThrough = await holdCalendar(page);
    await crm.button('Book Appointment').click();
    const date = page.getByRole('button', { name: /Pick a date/ });
    await tabTo(page, date);
    for (const key of keys) await page.keyboard.press(key);
    await expect(date).toHaveAttribute('aria-busy', String(keys.at(-1) === 'Enter'));
    letThrough();
    await expect(date).not.toHaveAttribute('aria-busy');

    const calendar = crm.dialog('Choose a date');
    const time = page.getByRole('combobox', { name: 'Time' });
    if (keys.at(-1) === 'Enter') {
      await expect(calendar.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Escape');
    }
    await expect(calendar).toHaveCount(0);
    await expect(keys.at(-1) === 'Tab' ? time : date).toBeFocused();
  });
}

test('a calendar that loads while its field is being pressed opens on release', async ({
  page,
}) => {
  const crm = crmScreen(page);
  await crm.open('Appointments');
  const letThrough = await holdCalendar(page);
  await crm.button('Book Appointment').click();
  const date = page.getByRole('button', { name: /Pick a date/ });
  await date.hover();
  await expect(date).toHaveAttribute('aria-busy', 'false');
  await page.mouse.down();
  letThrough();
  // Only the placeholder has this attribute.
  await expect(date).not.toHaveAttribute('aria-busy');
  await page.mouse.up();
  await expect(crm.dialog('Choose a date').getByRole('gridcell').first()).toBeVisible();
});

test('a loading tab is busy, and the previous one stays until it has loaded', async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Dashboard');
  const letThrough = await holdScripts(page);
  await crm.tab('Services').click();
  await expect(crm.tab('Services')).toHaveAttribute('aria-busy', 'true');
  await expect(crm.panel('Dashboard')).toBeVisible();
  letThrough();
  await expect(crm.panel('Services')).toBeVisible();
  await expect(crm.tab('Services')).toHaveAttribute('aria-busy', 'false');
  await page.goBack();
  await expect(crm.panel('Dashboard')).toBeVisible();
  await expect(crm.tab('Services')).toHaveAttribute('aria-busy', 'false');
});

test('pressing the current tab cancels the loading one, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/examples');
  const crm = crmScreen(page);
  await crm.open('Dashboard');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    window.scrollTo(0, 120);
  });
  const letThrough = await holdScripts(page);
  const scripts: Request[] = [];
  page.on('request', (request) => scripts.push(request));

  await crm.tab('Services').click();
  await expect(crm.tab('Services')).toHaveAttribute('aria-busy', 'true');
  await crm.tab('Customers').click();
  await expect(crm.tab('Customers')).toHaveAttribute('aria-busy', 'true');
  await expect(crm.tab('Services')).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/\/crm\?tab=customers$/);
  await crm.tab('Dashboard').click();
  await expect(crm.tab('Customers')).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/\/crm$/);

  letThrough();
  expect(scripts).not.toEqual([]);
  for (const script of scripts) await script.response();
  await expect(crm.tab('Dashboard')).toBeFocused();
  await expect(crm.panel('Dashboard')).toBeVisible();
  await expect(page).toHaveURL(/\/crm$/);
  expect(await scrolled()).toBe(120);

  // The cancelled tab left no history entry.
  await crm.tab('Services').click();
  await expect(crm.panel('Services')).toBeVisible();
  await page.goBack();
  await expect(crm.panel('Dashboard')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/examples$/);
});

test('Back closes an open dialog and returns to the previous tab', async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Dashboard');
  await crm.tab('Appointments').click();
  await crm.button('Book Appointment').click();
  const booking = crm.dialog('Book New Appointment');
  await booking.getByLabel('Customer Name').fill('Nobody');
  await page.goBack();
  await expect(crm.panel('Dashboard')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.goForward();
  await expect(crm.row('Michael Chen')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await crm.button('Book Appointment').click();
  await expect(booking.getByLabel('Customer Name')).toHaveValue('');
});
