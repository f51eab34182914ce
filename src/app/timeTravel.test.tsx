// Before all others: Redux Toolkit looks for the DevTools when it is loaded.
import { devTools } from '../testing/devTools';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { renderApp } from '../testing/renderApp';
import { setGeneration } from '../testing/responsesStream';
import { server } from '../testing/server';
import { shownPage } from '../testing/shownPage';
import { setUserApi } from '../testing/userApiHandlers';

jest.setTimeout(300_000);

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const idea = 'A shared calendar for beekeepers';

/** A moment of the recording: the action that had just happened, and the address the page was at. */
interface Moment {
  action: number;
  path: string;
}

const address = () => `${window.location.pathname}${window.location.search}`;

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

/** Of one kind of record: the dialog to add one, the dialog to edit one, and one deleted and brought back. */
const crmTabSteps = ([tab, addButton]: [string, string]): ((
  by: UserEvent,
) => Promise<unknown>)[] => [
  (by) => openTab(by, tab),
  async (by) => {
    await press(by, addButton);
    await screen.findByRole('dialog');
  },
  async (by) => {
    await by.keyboard('{Escape}');
    await noDialog();
  },
  async (by) => {
    await by.click(screen.getAllByRole('button', { name: /^Edit/ })[0] ?? document.body);
    await screen.findByRole('dialog');
  },
  async (by) => {
    await by.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await noDialog();
  },
  (by) => by.click(screen.getAllByRole('button', { name: /^Delete/ })[0] ?? document.body),
];

/** What a person does, step by step; after each the page is at rest. */
const scenario: ((by: UserEvent) => Promise<unknown>)[] = [
  (by) => follow(by, 'Create', 'Transform Your Idea'),
  async (by) => {
    await by.click(screen.getByRole('textbox', { name: /Describe your idea/ }));
    await by.paste(idea);
  },
  (by) => by.click(screen.getByRole('radio', { name: /FRD/ })),
  async (by) => {
    setGeneration(server, { kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
    await press(by, 'Generate Document');
    await screen.findByText('# Half');
  },
  async (by) => {
    await press(by, 'Stop');
    await screen.findByRole('button', { name: 'Generate Document' });
  },
  async (by) => {
    setGeneration(server, { kind: 'stream', text: '# Bees\n\n- one hive\n' });
    await press(by, 'Generate Document');
    await screen.findByRole('heading', { level: 1, name: /^Your / });
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
    await by.type(form.getByLabelText(/^Name/), 'Ada');
    await by.type(form.getByLabelText(/^Email/), user.email);
    await by.type(form.getByLabelText(/^Password/), 'a password');
    await by.click(form.getByRole('button', { name: 'Join' }));
    await noDialog();
    await screen.findByRole('heading', { level: 1, name: /Turn a product idea/ });
  },
  (by) => follow(by, 'Login', 'Sign In'),
  async (by) => {
    setUserApi(server, 'login', { kind: 'success', body: { token: 'a-token', user } });
    await by.type(screen.getByRole('textbox', { name: /Email Address/ }), user.email);
    await by.type(screen.getByLabelText(/^Password/), 'a password');
    await press(by, 'Sign In');
    await screen.findByRole('button', { name: 'Logout' });
  },
  (by) => follow(by, 'Profile', /./),
  (by) => follow(by, 'CRM', 'Customer Relationship Management'),
  ...Object.entries(addButtons).flatMap(crmTabSteps),
  (by) => openTab(by, 'Services'),
  (by) => by.click(screen.getAllByRole('button', { name: /^Subscribe/ })[0] ?? document.body),
  (by) => follow(by, 'Home', /Turn a product idea/),
  async (by) => {
    await press(by, 'Logout');
    await screen.findByRole('link', { name: 'Login' });
  },
];

async function record() {
  const app = await renderApp({ now: () => new Date('2026-11-21T09:30:00.000Z') });
  const tools = devTools();
  const moments: Moment[] = [];
  tools.onAction((action) => moments.push({ action, path: address() }));
  const settled = new Map<Moment, string>();
  for (const step of scenario) {
    await step(app.user);
    // What the step has started ends: scripts that arrive, dialogs that fade.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    const moment = { action: tools.last(), path: address() };
    moments.push(moment);
    settled.set(moment, shownPage());
  }
  return { app, tools, moments, settled };
}

function jump(tools: ReturnType<typeof devTools>, { action, path }: Moment): void {
  act(() => {
    tools.jumpTo(action);
    if (path !== address()) {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  });
}

/** Counts what must not happen on a jump. */
function watchOutside(app: Awaited<ReturnType<typeof renderApp>>) {
  const happened: string[] = [];
  const note = (what: string) => () => {
    happened.push(what);
  };
  app.toasts.subscribe(note('toast'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(note('storage write'));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(note('storage write'));
  server.events.on('request:start', note('call'));
  return happened;
}

test('a jump to any action, in any order, shows what the page showed then, and does nothing else', async () => {
  const { app, tools, moments, settled } = await record();
  expect(moments.length).toBeGreaterThan(40);
  const happened = watchOutside(app);
  const shown = new Map(settled);

  async function expectShown(moment: Moment): Promise<void> {
    jump(tools, moment);
    const expected = shown.get(moment);
    if (expected !== undefined) {
      await waitFor(() => {
        expect(shownPage()).toBe(expected);
      });
      return;
    }
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    shown.set(moment, shownPage());
  }

  for (const moment of moments) await expectShown(moment);
  for (const moment of moments.toReversed()) await expectShown(moment);
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(moments, { minLength: moments.length }), {
    numRuns: 1,
    seed: 20261121,
  });
  for (const moment of shuffled) await expectShown(moment);
  expect(happened).toEqual([]);
});
