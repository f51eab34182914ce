import type { Page } from '@playwright/test';
import { searchRows } from '../bench/searchRows';
import { crmScreen, rowButtonNames } from './crmScreen';
import { expectNoViolations } from './expectNoViolations';
import { captureStore, fillRecords } from './fillRecords';
import { expect, test } from './fixtures';
import { tabThrough } from './tabThrough';

async function openCustomers(page: Page, count: number) {
  const customers = searchRows(count);
  await captureStore(page);
  await crmScreen(page).open('Customers');
  await fillRecords(page, 'customers', customers);
  await expect(page.getByRole('status').getByText(/ customers$/)).toHaveText(
    `${count.toLocaleString('en')} customers`,
  );
  const region = page.getByRole('region', { name: 'Customers table' });
  return {
    names: customers.map(({ name }) => name),
    region,
    cards: region.locator('tbody tr[aria-rowindex]'),
  };
}

/** The names of the cards that are at least partly in view, from the top. */
const inView = (page: Page) =>
  page.locator('tbody tr[aria-rowindex]').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((row) => row.querySelector('th')?.textContent ?? ''),
  );

for (const width of [320, 768]) {
  test.describe(`in a window of ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('sixty customers are cards of equal height that scroll with the page', async ({
      page,
    }) => {
      const { names, region, cards } = await openCustomers(page, 60);
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
      expect(await region.evaluate((box) => getComputedStyle(box).overflowY)).toBe('visible');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const heights = () =>
        cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      expect(new Set(await heights()).size).toBe(1);

      await region.evaluate((box) => {
        box.scrollIntoView({ block: 'end' });
      });
      await expect.poll(async () => (await inView(page)).at(-1)).toBe(names.at(-1));
      await expect(cards.last()).toBeInViewport({ ratio: 0.98 });
      expect(await cards.count()).toBeLessThan(40);
      expect(new Set(await heights()).size).toBe(1);
      await expectNoViolations(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Tab moves through all cards, and Shift+Tab back, always in view', async ({ page }) => {
    const { names, region } = await openCustomers(page, 60);
    const buttons = await rowButtonNames(region, names);
    expect(buttons).toContain(`Delete ${names.at(-1) ?? ''}`);
    await region.getByRole('button', { name: buttons[0] ?? '', exact: true }).focus();
    const forward = await tabThrough(page, 'Tab', buttons.length);
    expect(forward).toEqual({ names: buttons, covered: [] });
    const back = buttons.toReversed().slice(0, 40);
    expect(await tabThrough(page, 'Shift+Tab', back.length)).toEqual({ names: back, covered: [] });
  });

  test('of 2,000 customers only the cards in view are rendered, wherever the page is', async ({
    page,
  }) => {
    const { cards } = await openCustomers(page, 2000);
    expect(await cards.count()).toBeLessThan(40);
    for (const part of [0.5, 0.9, 0.2]) {
      await page.evaluate((at) => {
        window.scrollTo(0, at * document.documentElement.scrollHeight);
      }, part);
      await expect.poll(async () => (await inView(page)).length).toBeGreaterThanOrEqual(3);
      expect(await cards.count()).toBeLessThan(40);
    }
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('nobody at all');
    await expect(page.getByText('No customers match “nobody at all”.')).toBeInViewport();
  });

  test('the page scrolls to a new customer, which is marked for a while', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openCustomers(page, 60);
    const { button, dialog, row } = crmScreen(page);
    const add = async (name: string) => {
      await button('Add Customer').click();
      const form = dialog('Add New Customer');
      await form.getByLabel(/^Name/).fill(name);
      await form.getByLabel(/^Email/).fill('ada@example.org');
      await form.getByLabel(/^Phone/).fill('555 0100');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(row(name)).toBeInViewport({ ratio: 0.9 });
      await expect(row(name)).toHaveCSS('animation-duration', '4s');
      const buttons = row(name).locator('[data-kind="actions"]');
      await expect(buttons).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    };
    const expectUnmarkedInTheEnd = async (name: string) => {
      await row(name).evaluate((card) => {
        for (const animation of card.getAnimations()) animation.finish();
      });
      await expect(row(name)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    };
    await add('Ada Lovelace');
    await expectUnmarkedInTheEnd('Ada Lovelace');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await add('Edith Clarke');
    await expect(row('Edith Clarke')).toHaveCSS('animation-timing-function', 'steps(1)');
    await expectUnmarkedInTheEnd('Edith Clarke');
  });
});

test('a laptop shows eight customers below the heading', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await crmScreen(page).open('Customers');
  // The header takes 72 px, and the heading of a work page with its subtitle 111 px.
  const room = 768 - 72 - 111;
  const used = await page.evaluate(() => {
    const top = document.querySelector('[role="tablist"]')?.getBoundingClientRect().top;
    const bottom = document.querySelectorAll('tbody tr')[7]?.getBoundingClientRect().bottom;
    return (bottom ?? Infinity) - (top ?? 0);
  });
  expect(
    used,
    'the height of eight rows; a text that wraps makes its row higher',
  ).toBeLessThanOrEqual(room);
});
