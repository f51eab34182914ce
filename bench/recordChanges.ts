import type { Browser, Locator, Page } from '@playwright/test';
import { printTable } from './results';
import { appSearchPage } from './searchPages';
import { median, spread } from './statistics';

const sizes = [10, 1000, 100_000];
const changes = ['sort soon', 'sort', 'sort again', 'delete', 'add'] as const;
const maximumMs = 20;
/**
 * Waits before a press: as long as a person takes to react to rows that have appeared, for work that follows the last
 * change, and for the columns to be sorted in idle time.
 */
const reaction = 200;
const shortWait = 300;
const longWait = 5000;

/**
 * Measures sorting, deleting and adding customers in the built application with its real store: from the press to the
 * paint of the changed rows. Prints a table.
 *
 * @param runs measurements per size
 */
export async function measureRecordChanges(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<void> {
  const measured = new Map<string, number[]>();
  for (let run = 1; run <= runs; run++) {
    for (const size of sizes) {
      console.error(`record changes: ${size} rows, ${run} of ${runs}`);
      const times = await measureOnce(browser, origin, size);
      for (const change of changes) {
        const key = `${change} ${size}`;
        measured.set(key, [...(measured.get(key) ?? []), times[change]]);
      }
    }
  }
  const of = (change: string, size: number): number[] => measured.get(`${change} ${size}`) ?? [];
  printTable({
    title: `Changes of the customers, press to changed rows painted, ms (target ${maximumMs})`,
    head: [
      'change',
      ...sizes.flatMap((size) => [`${size.toLocaleString('en-US')} rows`, 'spread']),
    ],
    rows: changes.map((change) => [
      change,
      ...sizes.flatMap((size) => [median(of(change, size)).toFixed(1), spread(of(change, size))]),
    ]),
  });
}

async function measureOnce(
  browser: Browser,
  origin: string,
  size: number,
): Promise<Record<(typeof changes)[number], number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const tab = appSearchPage(origin);
    await tab.open(page, size);
    await page.evaluate(`window.benchShown = ${tab.shown.toString()}`);
    const table = page.getByRole('table', { name: 'Customers' });
    const sortButton = table.getByRole('button', { name: 'Name', exact: true });
    const otherSortButton = table.getByRole('button', { name: 'Email', exact: true });
    return {
      'sort soon': await pressAndWait(page, otherSortButton, reaction),
      sort: await pressAndWait(page, sortButton, longWait),
      'sort again': await pressAndWait(page, sortButton),
      delete: await pressAndWait(page, table.getByRole('button', { name: /^Delete / }).first()),
      add: await add(page),
    };
  } finally {
    await context.close();
  }
}

async function add(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zora Neale');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('zora@example.com');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+1 555 000');
  return pressAndWait(page, dialog.getByRole('button', { name: 'Save' }));
}

/** Presses a button after a wait and returns the time until the first frame with other rows. */
async function pressAndWait(page: Page, button: Locator, wait = shortWait): Promise<number> {
  await page.waitForTimeout(wait);
  return button.evaluate((element) => {
    const shown = (): string => JSON.stringify(window.benchShown?.());
    const before = shown();
    return new Promise<number>((resolve) => {
      const look = (): void => {
        if (shown() === before) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now() - pressed);
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
      const pressed = performance.now();
      if (element instanceof HTMLElement) element.click();
    });
  });
}
