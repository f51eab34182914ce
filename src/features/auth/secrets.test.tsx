import type { Action } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { redactSecrets } from '../../app/store/redactSecrets';
import { addAppListener } from '../../store/addAppListener';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

const password = 'correct-horse-battery';
const account = { id: '1', name: 'Ada', email: 'ada@example.com' };

/** Every string reachable from a value, including request and response bodies. */
async function stringsIn(value: unknown, met = new Set<unknown>()): Promise<string[]> {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || met.has(value)) return [];
  met.add(value);
  if (value instanceof Request || value instanceof Response) {
    return value.bodyUsed ? [] : [await value.clone().text()];
  }
  const parts: unknown[] =
    value instanceof Map || value instanceof Set
      ? [...value]
      : Reflect.ownKeys(value).map((key): unknown => Reflect.get(value, key));
  const found = await Promise.all(parts.map((part) => stringsIn(part, met)));
  return [...Object.keys(value), ...found.flat()];
}

async function openRecorded(path: string) {
  const app = await renderApp({ path });
  const seen: { actions: Action[]; states: unknown[] } = { actions: [], states: [] };
  app.store.dispatch(
    addAppListener({
      predicate: (action, state) => {
        seen.actions.push(action);
        seen.states.push(state);
        return false;
      },
      effect: () => undefined,
    }),
  );
  return { ...app, seen };
}

async function expectNoSecret(seen: { actions: Action[]; states: unknown[] }, call: string) {
  const types = seen.actions.map(({ type }) => type);
  // Verifies that RTK Query made the call.
  expect(types).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^userApi\/executeMutation\/(fulfilled|rejected)$/),
    ]),
  );
  expect(await stringsIn(seen)).toContain(call);
  const leaks = (await stringsIn(seen)).filter((text) => text.includes(password));
  expect(leaks).toEqual([]);
  const stored = Object.keys(window.localStorage).map((key) => window.localStorage.getItem(key));
  expect(stored.join()).not.toContain(password);
}

test('the search finds a password at any depth', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: password });
  expect(await stringsIn({ meta: [{ request }], list: new Map([['a', 'b']]) })).toEqual(
    expect.arrayContaining([password, 'a', 'b']),
  );
});

test.each([
  ['that succeeds', { kind: 'success', body: { token: 'token', user: account } }],
  ['that fails', { kind: 'error', status: 400, message: 'No.' }],
  ['without network', { kind: 'offline' }],
] as const)('a sign-in %s leaves no password in any action or state', async (_what, scenario) => {
  const calls = setUserApi(server, 'login', scenario);
  const { user, seen } = await openRecorded('/sign-in');
  await user.type(await screen.findByRole('textbox', { name: /Email Address/ }), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByText(/Signed in successfully|Incorrect email|unexpected error/);
  expect(calls[0]?.body).toMatchObject({ Password: password });
  await expectNoSecret(seen, 'login');
});

test('a sign-up leaves no password in any action or state', async () => {
  const calls = setUserApi(server, 'signup', { kind: 'success', status: 201, body: {} });
  const { user, seen } = await openRecorded('/sign-up');
  await user.type(await screen.findByRole('textbox', { name: /Full Name/ }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Email Address/ }), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('heading', { name: 'Registration Successful' });
  expect(calls[0]?.body).toMatchObject({ password });
  await expectNoSecret(seen, 'signup');
});

test('a reset leaves no password in any action or state', async () => {
  const calls = setUserApi(server, 'reset', { kind: 'success', body: {} });
  const { user, seen } = await openRecorded('/reset?token=t1');
  await user.type(await screen.findByLabelText(/^New Password/), password);
  await user.type(screen.getByLabelText(/^Confirm New Password/), password);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  await screen.findByText('Password reset successfully! You can now sign in.');
  await waitFor(() => {
    expect(calls[0]?.body).toMatchObject({ password });
  });
  await expectNoSecret(seen, 'reset');
});

test('DevTools show no code of a sign-up or a verification', async () => {
  setUserApi(server, 'signup', { kind: 'success', body: { code: 'secret-code' } });
  setUserApi(server, 'verify', { kind: 'success', body: {} });
  const { user, seen } = await openRecorded('/sign-up');
  await user.type(await screen.findByRole('textbox', { name: /Full Name/ }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /Email Address/ }), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is verified!' });
  expect(await stringsIn(seen)).toContain('secret-code');
  const shown = await stringsIn(redactSecrets(seen));
  expect(shown).toContain('account/verificationSucceeded');
  expect(shown.filter((text) => text.includes('secret-code'))).toEqual([]);
});
