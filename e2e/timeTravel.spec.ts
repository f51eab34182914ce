import type { Locator, Page, TestInfo } from '@playwright/test';
import { crmScreen, type CrmTabName } from './crmScreen';
import { streamed, type ServiceAnswer } from './fakeService';
import { expect, test } from './fixtures';
import { createScreen, resultScreen, sampleIdea, toast } from './screens';
import { travelThrough } from './travelThrough';

const password = 'correct horse battery';
const token = 'a-token-of-the-session';

// A closing dialog stays in the page for a while.
test.use({ generator: 'gateway' });

/** What a user does in the workbench with a document of one version, step by step. */
function workbenchSteps(page: Page): (() => Promise<void>)[] {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const refine = async (instruction: string, then: Locator) => {
    await page.getByRole('textbox', { name: 'What should change?' }).fill(instruction);
    await button('Refine').click();
    await expect(then).toBeVisible();
  };
  return [
    () => refine('Longer', page.getByText(/Your document is unchanged/)),
    () => refine('Shorter', page.getByText('Version 2 of 2')),
    async () => {
      await button('Compare').click();
      await expect(page.getByText(/^Words removed/)).toBeVisible();
    },
    () => button('Compare').click(),
    () => button('Previous version').click(),
    async () => {
      await button('Edit').click();
      await page.getByRole('textbox', { name: 'Document text' }).fill('# Repairs by hand');
    },
    () => button('Save changes').click(),
    async () => {
      await button('Make the PRD').click();
      await expect(page.getByRole('tab', { name: 'PRD' })).toBeVisible();
    },
    () => button('Helpful').click(),
  ];
}

/** Opens the two dialogs for a kind of record without saving, deletes a record and restores it. */
function recordSteps(page: Page, tab: 'Appointments' | 'Referrals'): (() => Promise<void>)[] {
  const panel = crmScreen(page).panel(tab);
  const dialog = page.getByRole('dialog');
  const opened = async (opener: Locator) => {
    await opener.click();
    await expect(dialog).toBeVisible();
  };
  const closed = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const deletes = panel.getByRole('button', { name: /^Delete / });
  let records = 0;
  return [
    async () => {
      await crmScreen(page).tab(tab).click();
      await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
    () => opened(panel.getByRole('button', { name: /^(?:Book|Create) / })),
    closed,
    () => opened(panel.getByRole('button', { name: /^Edit / }).first()),
    closed,
    async () => {
      records = await deletes.count();
      await deletes.first().click();
      await expect(deletes).toHaveCount(records - 1);
    },
    async () => {
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(deletes).toHaveCount(records);
    },
  ];
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
      await adding.getByRole('textbox', { name: 'Phone' }).fill('55501');
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
    ...(['Appointments', 'Referrals'] as const).flatMap((tab) => recordSteps(page, tab)),
    () => pressed(crm.button('Active').first(), crm.button('Inactive')),
    () => openTab('Services'),
    async () => {
      const left = await crm.button('Subscribe').count();
      await crm.button('Subscribe').first().click();
      await expect(crm.button('Subscribe')).toHaveCount(left - 1);
      // Only two toasts are shown at once: this one waits for an earlier one to leave.
      await expect(toast(page, 'Subscribed successfully')).toBeVisible({ timeout: 15_000 });
    },
  ];
}

// The result of each single jump depends only on the state and React, so one browser is enough.
const isWhole = ({ project }: TestInfo): boolean => project.name === 'chromium';

test(
  'jumps through a session with documents and an account show what was shown, without side effects',
  { tag: '@smoke' },
  async ({ page, watch, service }, info) => {
    test.slow();
    watch.expectConsole(/status of 500/);
    const fails: ServiceAnswer = (response) => {
      response.writeHead(500).end();
    };
    service.answerWith(
      streamed({ chunks: ['# Repairs\n', 'The first half'], end: 'stalled' }),
      fails,
      streamed({ chunks: ['# Repairs\n', 'The whole document'] }),
      fails,
      streamed({ chunks: ['# Repairs\n', 'The document'] }),
      streamed({ chunks: ['# PRD\n'] }),
    );
    await page.route('**/api/login', (route) =>
      route.fulfill({
        json: { token, user: { id: '1', name: 'Ada', email: 'ada@example.org' } },
      }),
    );
    const { tools, settle, expectSameShown } = await travelThrough(page, watch, isWhole(info));

    const create = createScreen(page);
    const result = resultScreen(page);
    const dialog = page.getByRole('dialog');
    await create.open();
    await settle();
    await create.submit.click();
    await expect(page.getByText('Write at least 10 characters.')).toBeVisible();
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
    await expect(create.tryAgain).toBeVisible();
    await settle();
    await create.submit.click();
    await page.waitForURL('**/result');
    await expect(result.heading).toHaveText(/^Your /);
    await settle();
    for (const step of isWhole(info) ? workbenchSteps(page) : []) {
      await step();
      await settle();
    }
    await result.feedback.click();
    await expect(dialog).toBeVisible();
    await settle();
    await dialog.getByRole('button', { name: "Yes, I'd like expert feedback" }).click();
    await expect(page.getByRole('dialog', { name: 'Contact Information' })).toBeVisible();
    await settle();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await settle();
    await result.feedback.click();
    await dialog.getByRole('button', { name: 'No, maybe later' }).click();
    const joining = page.getByRole('dialog', { name: 'Join Our Community' });
    await expect(joining).toBeVisible();
    await settle();
    await joining.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await joining.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await joining.getByLabel(/^Password/).fill(password);
    await joining.getByRole('button', { name: 'Join' }).click();
    await expect(dialog).toHaveCount(0);
    // The address changes before React renders the page, and WebKit cannot report when it is idle.
    const getStarted = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    await expect(getStarted).toBeVisible();
    await settle();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.org');
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    // Only two toasts are shown at once: this one waits for an earlier one to leave.
    await expect(toast(page, 'Signed in successfully!')).toBeVisible();
    await expect(getStarted).toBeVisible();
    await settle();
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await settle();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(getStarted).toBeVisible();
    await settle();

    const exported = await tools.exported();
    expect(exported).toContain(sampleIdea);
    expect(exported).not.toContain(password);
    expect(exported).not.toContain(token);

    await expectSameShown();
  },
);

test(
  'jumps through a session in the CRM area show what was shown, without side effects',
  { tag: '@smoke' },
  async ({ page, watch }, info) => {
    test.slow();
    const { settle, expectSameShown } = await travelThrough(page, watch, isWhole(info));
    await createScreen(page).open();
    await settle();
    for (const step of crmSteps(page)) {
      await step();
      await settle();
    }
    await expectSameShown();
  },
);
