import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../contract/storedValues';
import { captureDownloads } from '../../testing/captureDownloads';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

const own = { id: 'a', createdAt: '2026-11-21T09:30:00.000Z', isCurrent: true };
const other = { id: 'b', createdAt: '2026-11-20T08:00:00.000Z', isCurrent: false };
const third = { ...other, id: 'c' };

async function openDialog() {
  window.localStorage.setItem(storageKeys.token, 'token');
  window.localStorage.setItem(
    storageKeys.user,
    JSON.stringify({ id: '1', name: 'Ada', email: 'ada@example.com' }),
  );
  const view = await renderApp({ path: '/profile' });
  await view.user.click(await screen.findByRole('button', { name: 'Manage account' }));
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
  const asked = answerSessions(own, other, third);
  const ended = setUserApi(server, 'sessions/end', { kind: 'success', body: {} });
  const { user, dialog } = await openDialog();
  await dialog.findByRole('heading', { name: 'Signed in on 3 devices' });
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
  expect(dialog.getByText(/^This device, since Nov 21, 2026/)).toBeVisible();

  answerSessions(own, third);
  const [first] = dialog.getAllByRole('button', { name: /^Sign out the device signed in since/ });
  if (first === undefined) throw new Error('No other device is listed');
  await user.click(first);
  await dialog.findByRole('heading', { name: 'Signed in on 2 devices' });

  answerSessions(own);
  await user.click(dialog.getByRole('button', { name: 'Sign out all other devices' }));
  await dialog.findByRole('heading', { name: 'Signed in on 1 device' });
  expect(ended.map(({ body }) => body)).toEqual([{ id: 'b' }, {}]);
  expect(dialog.queryByRole('button', { name: /^Sign out/ })).toBeNull();
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

test('deleting the account asks for the password and ends the session here', async () => {
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

const lacking = 'This account service does not offer this.';
const unreadable = /gave no answer that we can read\. Check your connection, or the service does/;

test.each([
  ['404', { kind: 'error', status: 404, message: 'Not found' }, lacking],
  ['405', { kind: 'error', status: 405 }, lacking],
  ['501', { kind: 'error', status: 501 }, lacking],
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
    expect(button).toBeEnabled();
  },
);

test('a session that has ended closes the dialog with a message', async () => {
  setUserApi(server, 'sessions', { kind: 'error', status: 401 });
  await openDialog().catch(() => undefined);
  expect(await screen.findByText('Session expired. Please sign in again.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
