import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

export const crmTabNames = [
  'Dashboard',
  'Customers',
  'Appointments',
  'Referrals',
  'Services',
] as const;

export type CrmTabName = (typeof crmTabNames)[number];

/** The URL of a tab. */
export function crmAddress(tab: CrmTabName): string {
  return tab === 'Dashboard' ? '/crm' : `/crm?tab=${tab.toLowerCase()}`;
}

/** The controls and texts of the CRM area (docs/behaviour.md#crm). */
export function crmScreen(page: Page) {
  const panel = (name: CrmTabName): Locator => page.getByRole('tabpanel', { name });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Customer Relationship Management' }),
    tab: (name: CrmTabName) => page.getByRole('tab', { name }),
    panel,
    dialog: (name: string) => page.getByRole('dialog', { name }),
    search: page.getByRole('searchbox', { name: 'Search customers' }),
    row: (name: string) => page.getByRole('row', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Picks a day of the month that the date field's calendar opens with, and waits until the field shows it. */
    pickDay: async (field: string, day: number) => {
      const date = page.getByRole('button', { name: new RegExp(`^${field} `) });
      await date.click();
      const calendar = page.getByRole('dialog', { name: 'Choose a date' });
      const days = calendar.getByRole('gridcell', { name: String(day), exact: true });
      await days.first().click();
      await expect(date).toHaveAccessibleName(
        new RegExp(`^${field} [A-Z][a-z]+ ${String(day)}, \\d{4}$`),
      );
    },
    open: async (name: CrmTabName) => {
      await page.goto(crmAddress(name));
      await hydrated(page);
      await panel(name).getByRole('heading', { level: 2 }).first().waitFor();
    },
  };
}

/**
 * The names of the buttons of these records' rows, in order. Every row has those of the first one.
 *
 * @param names the names of all records, in order
 */
export async function rowButtonNames(region: Locator, names: readonly string[]): Promise<string[]> {
  const [first = ''] = names;
  const ofFirst = await region
    .getByRole('row', { name: first })
    .first()
    .locator('[data-row-button]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.flatMap((name) => ofFirst.map((label) => label.replace(first, name)));
}

/**
 * Presses Tab until the element has the focus.
 *
 * @throws Error after a hundred presses
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}
