// Import first: Redux Toolkit looks for the DevTools when it is loaded.
import { devTools } from '../../testing/devTools';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { failureMessage } from '../../generation/failureMessage';
import { renderApp } from '../../testing/renderApp';
import { setGeneration } from '../../testing/responsesStream';
import { server } from '../../testing/server';
import { expectSameOnJumps, recordMoments, recordSideEffects } from '../../testing/timeTravel';
import { setUserApi } from '../../testing/userApiHandlers';

jest.setTimeout(300_000);

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const idea = 'A shared calendar for beekeepers';

/** Fills in a field at once: typing letter by letter would re-render the page for each. */
async function fill(by: UserEvent, field: HTMLElement, text: string) {
  await by.click(field);
  await by.paste(text);
}

const press = async (by: UserEvent, name: string | RegExp) => {
  await by.click(screen.getByRole('button', { name }));
};

async function follow(by: UserEvent, name: string, heading: string | RegExp) {
  await by.click(screen.getAllByRole('link', { name })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: heading });
}

const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

const addButtons: Record<string, string> = {
  Customers: 'Add Customer',
  Appointments: 'Book Appointment',
  Referrals: 'Create Referral Code',
};

async function openTab(by: UserEvent, name: string) {
  await by.click(screen.getByRole('tab', { name }));
  await screen.findByRole('tabpanel', { name });
  await screen.findAllByRole('heading', { level: 2 });
}

// Not by role: jsdom is slow to compute the name of every button in a table.
const firstRowAction = (action: string) =>
  screen.getAllByLabelText(new RegExp(`^${action} `))[0] ?? document.body;

/** For one kind of record: opens both dialogs, deletes a record and restores it. */
const crmTabSteps = ([tab, addButton]: [string, string]): ((
  by: UserEvent,
) => Promise<unknown>)[] => [
  (by) => openTab(by, tab),
  async (by) => {
    await by.click(screen.getByText(addButton, { selector: 'button' }));
    await screen.findByRole('dialog');
  },
  async (by) => {
    await by.keyboard('{Escape}');
    await noDialog();
  },
  async (by) => {
    await by.click(firstRowAction('Edit'));
    await screen.findByRole('dialog');
  },
  async (by) => {
    await by.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await noDialog();
  },
  (by) => by.click(firstRowAction('Delete')),
  async (by) => {
    const left = screen.getAllByLabelText(/^Delete /).length;
    await by.click(await screen.findByText('Undo', { selector: 'button' }));
    await waitFor(() => {
      expect(screen.getAllByLabelText(/^Delete /)).toHaveLength(left + 1);
    });
  },
];

/** The user's steps; the page settles after each. */
const scenario: ((by: UserEvent) => Promise<unknown>)[] = [
  (by) => follow(by, 'Create', 'Transform Your Idea'),
  async (by) => {
    await press(by, 'Generate Document');
    await screen.findByText('Write at least 10 characters.');
  },
  (by) => fill(by, screen.getByRole('textbox', { name: /Describe your idea/ }), idea),
  (by) => by.click(screen.getByRole('radio', { name: /FRD/ })),
  async (by) => {
    setGeneration(server, { kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
    await press(by, 'Generate Document');
    await screen.findByText('Half');
  },
  async (by) => {
    await press(by, 'Stop');
    await screen.findByRole('button', { name: 'Generate Document' });
  },
  async (by) => {
    setGeneration(server, { kind: 'error', status: 500 });
    await press(by, 'Generate Document');
    await screen.findByText(new RegExp(failureMessage({ kind: 'unavailable' })));
  },
  async (by) => {
    setGeneration(server, { kind: 'stream', text: '# Bees\n\n- one hive\n' });
    await press(by, 'Generate Document');
    await screen.findByRole('heading', { level: 1, name: /^Your / });
  },
  async (by) => {
    setGeneration(server, { kind: 'error', status: 500 });
    await fill(by, screen.getByRole('textbox', { name: 'What should change?' }), 'Shorter');
    await press(by, 'Refine');
    await screen.findByText(/Your document is unchanged/);
  },
  async (by) => {
    setGeneration(server, { kind: 'stream', text: '# One hive\n' });
    await press(by, 'Refine');
    await screen.findByText('Version 2 of 2');
  },
  async (by) => {
    await press(by, 'Compare');
    await screen.findByText('From');
    await screen.findByText(/^Words removed/);
  },
  (by) => press(by, 'Compare'),
  (by) => press(by, 'Previous version'),
  async (by) => {
    await press(by, 'Edit');
    await by.type(screen.getByRole('textbox', { name: 'Document text' }), '!');
  },
  (by) => press(by, 'Save changes'),
  async (by) => {
    setGeneration(server, { kind: 'stream', text: '# PRD\n' });
    await press(by, 'Make the PRD');
    await screen.findByRole('tab', { name: 'PRD' });
  },
  (by) => press(by, 'Helpful'),
  async (by) => {
    await press(by, 'Get Expert Feedback');
    await screen.findByRole('dialog');
  },
  async (by) => {
    await press(by, "Yes, I'd like expert feedback");
    await screen.findByRole('textbox', { name: /Name/ });
  },
  async (by) => {
    await by.keyboard('{Escape}');
    await noDialog();
  },
  async (by) => {
    await press(by, 'Get Expert Feedback');
    await screen.findByRole('dialog');
  },
  async (by) => {
    await press(by, 'No, maybe later');
    await screen.findByRole('dialog', { name: 'Join Our Community' });
  },
  async (by) => {
    const form = within(screen.getByRole('dialog'));
    await fill(by, form.getByLabelText(/^Name/), 'Ada');
    await fill(by, form.getByLabelText(/^Email/), user.email);
    await fill(by, form.getByLabelText(/^Password/), 'a password');
    await by.click(form.getByRole('button', { name: 'Join' }));
    await noDialog();
    await screen.findByRole('heading', { level: 1, name: /Turn a product idea/ });
  },
  (by) => follow(by, 'Login', 'Sign In'),
  async (by) => {
    setUserApi(server, 'login', { kind: 'success', body: { token: 'a-token', user } });
    await fill(by, screen.getByRole('textbox', { name: /Email Address/ }), user.email);
    await fill(by, screen.getByLabelText(/^Password/), 'a password');
    await press(by, 'Sign In');
    await screen.findByRole('button', { name: 'Logout' });
  },
  (by) => follow(by, 'Profile', /./),
  (by) => follow(by, 'CRM', 'Customer Relationship Management'),
  ...Object.entries(addButtons).flatMap(crmTabSteps),
  async (by) => {
    await by.click(screen.getAllByText('Active', { selector: 'button' })[0] ?? document.body);
    await screen.findByText('Inactive', { selector: 'button' });
  },
  (by) => openTab(by, 'Services'),
  (by) => by.click(screen.getAllByRole('button', { name: /^Subscribe/ })[0] ?? document.body),
  (by) => follow(by, 'Home', /Turn a product idea/),
  async (by) => {
    await press(by, 'Logout');
    await screen.findByRole('link', { name: 'Login' });
  },
];

test('jumping to any action, in any order, shows the same page and has no side effects', async () => {
  const app = await renderApp({ now: () => new Date('2026-11-21T09:30:00.000Z') });
  const tools = devTools();
  const recording = await recordMoments(
    tools,
    scenario.map((step) => () => step(app.user)),
  );
  expect(recording.moments.length).toBeGreaterThan(80);
  const happened = recordSideEffects(app.toasts);
  await expectSameOnJumps(tools, recording);
  expect(happened).toEqual([]);
});
