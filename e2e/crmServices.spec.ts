import type { Page } from '@playwright/test';
import { crmAddress, crmScreen, crmTabNames, tabTo } from './crmScreen';
import { expectNoViolations } from './expectNoViolations';
import { expect, test } from './fixtures';
import { storedEntries } from './savedSubmission';
import { toast } from './screens';

const emptyText = 'No active subscriptions. Browse services above to get started.';

function services(page: Page) {
  const offers = page.getByRole('list', { name: 'Services' }).locator('> li');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'My Active Subscriptions' }),
  });
  return {
    offers,
    offer: (name: string) => offers.filter({ has: page.getByRole('heading', { name }) }),
    filter: (name: string) =>
      page.getByRole('group', { name: 'Category' }).getByRole('button', { name }),
    subscriptions: section,
  };
}

test('the tab is part of the URL: links, Back, Forward and reload select it', async ({
  page,
  watch,
}) => {
  const crm = crmScreen(page);
  await crm.open('Dashboard');
  for (const name of crmTabNames) {
    await crm.tab(name).click();
    await expect(crm.panel(name)).toBeVisible();
    await expect(page).toHaveURL(crmAddress(name));
    await expect(crm.tab(name)).toBeFocused();
  }
  await crm.tab('Customers').click();
  await expect(crm.panel('Customers')).toBeVisible();
  await crm.tab('Services').click();
  await expect(crm.panel('Services')).toBeVisible();
  await page.goBack();
  await expect(crm.panel('Customers')).toBeVisible();
  await page.goForward();
  await expect(crm.panel('Services')).toBeVisible();
  await page.reload();
  await expect(crm.panel('Services')).toBeVisible();
  await page.goto('/crm?tab=nothing');
  await expect(crm.panel('Dashboard')).toBeVisible();
  expect(watch.calls()).toEqual([]);
});

test('the tabs with the keyboard: arrows move, Enter and Space open', async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Dashboard');
  await tabTo(page, crm.tab('Dashboard'));
  await page.keyboard.press('ArrowRight');
  await expect(crm.tab('Customers')).toBeFocused();
  await expect(crm.panel('Dashboard')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(crm.panel('Customers')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(crm.panel('Dashboard')).toBeVisible();
  await expect(page).toHaveURL(crmAddress('Dashboard'));
  await page.keyboard.press('Tab');
  await expect(crm.panel('Dashboard')).toBeFocused();
});

test("the area follows the system's colour scheme", async ({ page }) => {
  const crm = crmScreen(page);
  await crm.open('Customers');
  await crm.button('Add Customer').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const lightness = (element: Element) =>
    Math.max(...(getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number));
  for (const surface of [page.locator('body'), dialog]) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await surface.evaluate(lightness)).toBeLessThan(60);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await surface.evaluate(lightness)).toBeGreaterThan(240);
  }
});

test('going back from a focused tab moves the focus to the panel of the previous one', async ({
  page,
}) => {
  const crm = crmScreen(page);
  await crm.open('Dashboard');
  await crm.tab('Customers').click();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('ada');
  await page.goBack();
  await expect(crm.panel('Dashboard')).toBeFocused();
  await page.goForward();
  await expect(crm.panel('Customers')).toBeVisible();
  await crm.tab('Customers').focus();
  await page.goBack();
  await expect(crm.panel('Dashboard')).toBeVisible();
  // A focused element that still exists keeps the focus.
  await expect(crm.tab('Customers')).toBeFocused();
});

test('services can be filtered, subscribed to and unsubscribed from, and nothing is stored', async ({
  page,
  watch,
}) => {
  await crmScreen(page).open('Services');
  const { offers, offer, filter, subscriptions } = services(page);
  await expect(offers).toHaveCount(4);
  for (const category of ['Environmental', 'Security', 'Productivity', 'Analytics']) {
    await filter(category).click();
    await expect(filter(category)).toHaveAttribute('aria-pressed', 'true');
    await expect(offers).toHaveCount(1);
    await expect(offers).toContainText(category);
  }
  await filter('All Services').click();
  await expect(offers).toHaveCount(4);

  await offer('Clear Desk').getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Subscribed successfully')).toContainText('Clear Desk');
  await expect(subscriptions).toContainText('$19.99 per month');
  await offer('Clear Desk').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(toast(page, 'Unsubscribed successfully')).toContainText('Clear Desk');
  await subscriptions.getByRole('button', { name: 'Manage' }).click();
  await expect(subscriptions).toContainText(emptyText);
  await expect(offers.getByRole('button', { name: 'Subscribe', exact: true })).toHaveCount(4);

  expect(watch.calls()).toEqual([]);
  expect(await storedEntries(page)).toEqual({});
  await page.reload();
  await expect(subscriptions).toContainText('Night Watch');
});

test('services can be filtered and subscribed to with the keyboard only', async ({ page }) => {
  await crmScreen(page).open('Services');
  const { offers, offer, filter, subscriptions } = services(page);
  await tabTo(page, filter('Productivity'));
  await page.keyboard.press('Space');
  await expect(offers).toHaveCount(1);
  await tabTo(page, offer('Clear Desk').getByRole('button', { name: 'Subscribe' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Subscribed successfully')).toContainText('Clear Desk');
  await expect(offer('Clear Desk').getByRole('button', { name: 'Unsubscribe' })).toBeFocused();
  for (const left of [1, 0]) {
    await tabTo(page, subscriptions.getByRole('button', { name: 'Manage' }).first());
    await page.keyboard.press('Enter');
    await expect(subscriptions.getByRole('button', { name: 'Manage' })).toHaveCount(left);
    await expect(page.getByRole('heading', { name: 'My Active Subscriptions' })).toBeFocused();
  }
  await expect(subscriptions).toContainText(emptyText);
});

for (const name of crmTabNames) {
  test(`axe finds no violation in ${name}, on a desktop and on a phone`, async ({ page }) => {
    test.slow();
    await crmScreen(page).open(name);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoViolations(page);
  });
}

test('axe finds no violation in the services with a toast, and without a subscription', async ({
  page,
}) => {
  await crmScreen(page).open('Services');
  await page.getByRole('button', { name: 'Manage' }).click();
  await toast(page, 'Unsubscribed successfully').waitFor();
  await expectNoViolations(page);
});

test('in a narrow window no tab makes the page scroll sideways, and every tab is reachable', async ({
  page,
}) => {
  const crm = crmScreen(page);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 });
    await crm.open('Dashboard');
    for (const name of crmTabNames) {
      await crm.tab(name).click();
      await expect(crm.panel(name)).toBeVisible();
      await expect(crm.tab(name)).toBeInViewport({ ratio: 0.95 });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    }
  }
});
