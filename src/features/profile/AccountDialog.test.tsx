import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../contract/storageKeys';
import { captureDownloads } from '../../testing/captureDownloads';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

const own = { id: 'a', createdAt: '2026-11-21T09:30:00.000Z', isCurrent: true };
const other = { id: 'b', createdAt: '2026-11-20T08:00:00.000Z', isCurrent: false };
// Within the same minute.
const third = { ...other, id: 'c', createdAt: '2026-11-20T08:00:07.000Z' };

async function pressManageAccount() {
  window.localStorage.setItem(storageKeys.token, 'token');
  window.localStorage.setItem(
    storageKeys.user,
    JSON.stringify({ id: '1', name: 'Ada', email: 'ada@example.com' }),
  );
  const view = await renderApp({ path: '/profile' });
  await view.user.click(await screen.findByRole('button', { name: 'Manage account' }));
  return view;
}

async function openDialog() {
  const view = await pressManageAccount();
  const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
  return { ...view, dialog };
}

const answerSessions = (...sessions: (typeof own)[]) =>
  setUserApi(server, 'sessions', { kind: 'success', body: { sessions } });

test('a visitor has no account to manage', async () => {
  await renderApp({ path: '/profile' });
  await screen.findByText('This profile is sample data');
  expect(screen.queryByRole('button', { name: 'Manage account' })).toBeNull();
});

test('the dialog lists the sessions, ends one of them and all others', async () => {
  const requests = answerSessions(own, other, third);
  const ended = setUserApi(server, 'sessions/end', { kind: 'success', body: {} });
  const { user, dialog } = await openDialog();
  await dialog.findByRole('heading', { name: 'Signed in on 3 devices' });
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
  expect(dialog.getByText(/^This device, since Nov 21, 2026/)).toBeVisible();

  answerSessions(own, third);
  const names = dialog.getAllByText(/^Another device, since/).map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(2);
  const [first] = dialog.getAllByRole('button', { name: /^Sign out the device signed in since/ });
  if (first === undefined) throw new Error('No other device is listed');
  await user.click(first);
  const heading = await dialog.findByRole('heading', { name: 'Signed in on 2 devices' });
  expect(heading).toHaveFocus();

  answerSessions(own);
  await user.click(dialog.getByRole('button', { name: 'Sign out all other devices' }));
  await dialog.findByRole('heading', { name: 'Signed in on 1 device' });
  expect(ended.map(({ body }) => body)).toEqual([{ id: 'b' }, {}]);
  expect(dialog.queryByRole('button', { name: /^Sign out/ })).toBeNull();
});

/** Changes the session as a sign-in or sign-out in another tab does. */
async function changeSession(change: () => void) {
  await act(async () => {
    change();
    window.dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.user, storageArea: window.localStorage }),
    );
    await Promise.resolve();
  });
}

test('the dialog stays open for its user and closes when another one signs in elsewhere', async () => {
  answerSessions(own);
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/^Password/), 'correct horse');
  await changeSession(() => undefined);
  expect(dialog.getByLabelText(/^Password/)).toHaveValue('correct horse');

  await changeSession(() => {
    window.localStorage.setItem(storageKeys.token, 'token of Grace');
    window.localStorage.setItem(storageKeys.user, JSON.stringify({ id: '2', name: 'Grace' }));
  });
  await screen.findByText('Signed in as Grace');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when the session ends, the focus moves to where the button was', async () => {
  setUserApi(server, 'sessions', { kind: 'error', status: 401 });
  await pressManageAccount();
  await screen.findByText('Session expired. Please sign in again.');
  expect(screen.queryByRole('button', { name: 'Manage account' })).toBeNull();
  expect(
    screen.getByText('This profile is sample data').parentElement?.parentElement,
  ).toHaveFocus();
});

test('the copy of the data is downloaded as JSON', async () => {
  answerSessions(own);
  const data = { account: { name: 'Ada' }, codes: [] };
  setUserApi(server, 'account', { kind: 'success', body: data });
  const files = captureDownloads();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => {
    expect(files[0]?.name).toBe('ideakiln-account.json');
  });
  expect(JSON.parse(await new Response(files[0]?.blob).text())).toEqual(data);
});

test('deleting the account requires the password and ends the session in this browser', async () => {
  answerSessions(own);
  const { user, dialog, store } = await openDialog();
  const button = dialog.getByRole('button', { name: 'Delete account' });
  await user.click(button);
  expect(await dialog.findByText('Password is required.')).toBeVisible();

  setUserApi(server, 'account/delete', {
    kind: 'error',
    status: 400,
    message: 'Incorrect password.',
  });
  await user.type(dialog.getByLabelText(/^Password/), 'guess');
  await user.click(button);
  expect(await dialog.findByText('Incorrect password.')).toBeVisible();
  expect(store.getState().auth.session.status).toBe('signedIn');

  const calls = setUserApi(server, 'account/delete', { kind: 'success', body: {} });
  await user.clear(dialog.getByLabelText(/^Password/));
  await user.type(dialog.getByLabelText(/^Password/), 'correct horse');
  await user.click(button);
  expect(await screen.findByText('Your account was deleted.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ password: 'correct horse' }]);
  expect(window.location.pathname).toBe('/');
  await waitFor(() => {
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
  expect(JSON.stringify(store.getState())).not.toContain('correct horse');
});

const unreadable = /gave no answer that we can read\. Check your connection\. The service may/;

test.each([
  ['its front page', { kind: 'text', status: 200, text: '<!doctype html>' }, unreadable],
  ['another shape', { kind: 'malformed', body: { ok: true } }, unreadable],
  ['nothing', { kind: 'text', status: 204, text: '' }, unreadable],
  ['no connection', { kind: 'offline' }, unreadable],
  [
    '500',
    { kind: 'error', status: 500 },
    'The account service could not do this. Please try again later.',
  ],
] as const)(
  'a service that answers %s is reported for each control',
  async (_name, scenario, sentence) => {
    setUserApi(server, 'sessions', scenario);
    setUserApi(server, 'account', scenario);
    const { user, dialog } = await openDialog();
    const button = dialog.getByRole('button', { name: 'Download my data' });
    await user.click(button);
    await waitFor(() => {
      expect(dialog.getAllByText(sentence)).toHaveLength(2);
    });
    expect(
      dialog.getAllByRole('alert').filter(({ textContent }) => textContent !== ''),
    ).toHaveLength(1);
    expect(button).toHaveFocus();
  },
);

test.each([404, 405, 501])(
  'if the service answers a call with %i, a note replaces its control',
  async (status) => {
    const scenario = { kind: 'error', status, message: 'Not found' } as const;
    for (const call of ['sessions', 'account', 'account/delete'] as const) {
      setUserApi(server, call, scenario);
    }
    const { user, dialog } = await openDialog();
    const note = 'This account service does not offer this.';
    await dialog.findByText(note);
    await user.click(dialog.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => {
      expect(dialog.getAllByText(note)).toHaveLength(2);
    });
    expect(dialog.getAllByText(note)[1]).toHaveFocus();
    await user.type(dialog.getByLabelText(/^Password/), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => {
      expect(dialog.getAllByText(note)).toHaveLength(3);
    });
    expect(dialog.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Close']);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
);

test('closing the dialog asks first if a password was typed, and is not possible while the account is deleted', async () => {
  answerSessions(own);
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/^Password/), 'correct horse');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

  let answer: () => void = () => undefined;
  const calls = setUserApi(
    server,
    'account/delete',
    { kind: 'error', status: 400, message: 'Incorrect password.' },
    new Promise((resolve) => (answer = resolve)),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(screen.queryByText('Discard your changes?')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(calls).toHaveLength(1);
  answer();
  await dialog.findByText('Incorrect password.');
  expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled();
});

test('a session that has ended closes the dialog with a message', async () => {
  setUserApi(server, 'sessions', { kind: 'error', status: 401 });
  await pressManageAccount();
  expect(await screen.findByText('Session expired. Please sign in again.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
