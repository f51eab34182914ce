import type { Locator, Page } from '@playwright/test';
import { crmScreen, type CrmTabName } from './crmScreen';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { injectDevTools } from './injectDevTools';
import { createScreen, resultScreen, sampleIdea, toast } from './screens';

const password = 'correct horse battery';
const token = 'a-token-of-the-session';

/** A moment at which the page was idle: the last action until then, and the path. */
interface Moment {
  action: number;
  path: string;
  shown: string;
}

// A closing dialog stays in the page for a while.
test.use({ generator: 'gateway', contextOptions: { reducedMotion: 'reduce' } });

function devTools(page: Page) {
  return {
    last: () => page.evaluate(() => window.devTools?.last() ?? 0),
    paths: () => page.evaluate(() => window.devTools?.paths() ?? []),
    exported: () => page.evaluate(() => window.devTools?.exported() ?? ''),
    writes: () => page.evaluate(() => window.devTools?.writes ?? 0),
    shown: () => page.evaluate(() => window.devTools?.shown() ?? ''),
    shownAtRest: () => page.evaluate(async () => (await window.devTools?.shownAtRest()) ?? ''),
    jumpTo: (action: number, path: string) =>
      page.evaluate(
        ([number, address]) => {
          window.devTools?.jumpTo(number, address);
        },
        [action, path] as const,
      ),
  };
}

/** What a user does in the CRM area, step by step; the page becomes idle after each. */
function crmSteps(page: Page): (() => Promise<void>)[] {
  const crm = crmScreen(page);
  const adding = crm.dialog('Add New Customer');
  const name = 'Ada Lovelace';
  const openTab = async (tab: CrmTabName) => {
    await crm.tab(tab).click();
    await expect(crm.panel(tab).getByRole('heading', { level: 2 }).first()).toBeVisible();
  };
  const pressed = async (button: Locator, then: Locator) => {
    await button.click();
    await expect(then).toBeVisible();
  };
  return [
    () => pressed(page.getByRole('link', { name: 'CRM', exact: true }).first(), crm.heading),
    () => openTab('Customers'),
    () => pressed(crm.button('Add Customer'), adding),
    async () => {
      await adding.getByRole('textbox', { name: 'Name' }).fill(name);
      await adding.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
      await adding.getByRole('textbox', { name: 'Phone' }).fill('5');
      await pressed(adding.getByRole('button', { name: 'Save' }), crm.row(name));
      await expect(adding).toHaveCount(0);
    },
    async () => {
      await crm.button(`Delete ${name}`).click();
      await expect(crm.row(name)).toHaveCount(0);
    },
    () =>
      pressed(
        toast(page, 'Customer deleted successfully').getByRole('button', { name: 'Undo' }),
        crm.row(name),
      ),
    () => openTab('Referrals'),
    () => pressed(crm.button('Active').first(), crm.button('Inactive')),
    () => openTab('Services'),
    async () => {
      const left = await crm.button('Subscribe').count();
      await crm.button('Subscribe').first().click();
      await expect(crm.button('Subscribe')).toHaveCount(left - 1);
    },
  ];
}

test(
  'jumps through a session of the production build show what was shown, without side effects',
  { tag: '@smoke' },
  async ({ page, watch, service }) => {
    test.slow();
    service.answerWith(
      streamed({ chunks: ['# Repairs\n', 'The first half'], end: 'stalled' }),
      streamed({ chunks: ['# Repairs\n', 'The whole document'] }),
    );
    await injectDevTools(page);
    await page.route('**/api/login', (route) =>
      route.fulfill({
        json: { token, user: { id: '1', name: 'Ada', email: 'ada@example.org' } },
      }),
    );
    const tools = devTools(page);
    const moments: Moment[] = [];
    const settle = async () => {
      const shown = await tools.shownAtRest();
      const { pathname, search } = new URL(page.url());
      moments.push({ action: await tools.last(), path: pathname + search, shown });
    };

    const create = createScreen(page);
    const result = resultScreen(page);
    const dialog = page.getByRole('dialog');
    await create.open();
    await settle();
    await create.idea.fill(sampleIdea);
    await create.card('FRD').check({ force: true });
    await settle();
    await create.submit.click();
    await expect(create.draft).toContainText(/\w{4}/);
    await create.stop.click();
    await expect(create.submit).toHaveText('Generate Document');
    await settle();
    await create.submit.click();
    await page.waitForURL('**/result');
    await expect(result.heading).toHaveText(/^Your /);
    await settle();
    await result.feedback.click();
    await expect(dialog).toBeVisible();
    await settle();
    await dialog.getByRole('button', { name: "Yes, I'd like expert feedback" }).click();
    await expect(page.getByRole('dialog', { name: 'Contact Information' })).toBeVisible();
    await settle();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await settle();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.org');
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const getStarted = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    await expect(getStarted).toBeVisible();
    await settle();
    for (const step of crmSteps(page)) {
      await step();
      await settle();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(getStarted).toBeVisible();
    await settle();

    const exported = await tools.exported();
    expect(exported).toContain(sampleIdea);
    expect(exported).not.toContain(password);
    expect(exported).not.toContain(token);

    const paths = await tools.paths();
    const before = { calls: watch.calls(), writes: await tools.writes() };
    expect(moments.at(-1)?.action).toBe(paths.length - 1);
    for (const { action, path, shown } of moments) {
      await tools.jumpTo(action, path);
      await expect.poll(tools.shown, { intervals: [50] }).toBe(shown);
    }
    // Then every single action: stepping back shows what stepping forward showed. That depends on the state and React,
    // so one browser is enough; in the others, it would take most of the test's time.
    const everyAction = test.info().project.name === 'chromium' ? [...paths.entries()] : [];
    const shownThere: string[] = [];
    for (const [action, path] of everyAction) {
      await tools.jumpTo(action, path);
      shownThere.push(await tools.shownAtRest());
    }
    for (const [action, path] of everyAction.reverse()) {
      await tools.jumpTo(action, path);
      await expect.poll(tools.shown, { intervals: [50] }).toBe(shownThere[action]);
    }
    expect({ calls: watch.calls(), writes: await tools.writes() }).toEqual(before);
  },
);
