import { signedIn } from '../events/sessionEvents';
import { signOut } from './signOut';
import { server } from '../testing/server';
import { startStore, toastsShownBy } from '../testing/startStore';
import { setUserApi } from '../testing/userApiHandlers';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };

test.each([
  ['with its token', 'token', 'Bearer token'],
  ['with cookies alone', null, null],
])('signing out ends the session on the service %s', async (_name, token, authorization) => {
  const calls = setUserApi(server, 'logout', { kind: 'success', body: {} });
  const { store } = await startStore();
  store.dispatch(signedIn({ user, token }));
  const fetching = jest.spyOn(window, 'fetch');
  store.dispatch(signOut());
  // At once and with `keepalive`: the user may close the tab next.
  expect(fetching).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ keepalive: true }),
  );
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(calls[0]?.headers.get('authorization')).toBe(authorization);
  expect(calls[0]?.credentials).toBe('include');
});

test.each([
  ['offline', { kind: 'offline' }],
  ['with a service that rejects the session', { kind: 'error', status: 401 }],
] as const)('signing out works %s', async (_name, scenario) => {
  let answer: () => void = () => undefined;
  const calls = setUserApi(
    server,
    'logout',
    scenario,
    new Promise((resolve) => (answer = resolve)),
  );
  const { store, toasts } = await startStore();
  const shown = toastsShownBy(toasts);
  store.dispatch(signedIn({ user, token: 'old' }));
  store.dispatch(signOut());
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  store.dispatch(signedIn({ user, token: 'new' }));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(store.getState().auth.session).toMatchObject({ token: 'new' });
  expect(shown).toEqual([]);
});
