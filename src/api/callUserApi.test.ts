import { sessionRejected, signedIn, signedOut } from '../events/sessionEvents';
import { server } from '../testing/server';
import { startStore, toastsShownBy } from '../testing/startStore';
import { setUserApi } from '../testing/userApiHandlers';
import { callUserApi } from './callUserApi';
import { keepSecret } from './oneTimeSecrets';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const email = user.email;
const expired = { kind: 'warning', text: 'Session expired. Please sign in again.' };

async function start() {
  let now = Date.parse('2026-11-21T09:30:00.000Z');
  const { store, toasts } = await startStore({ now: () => new Date(now) });
  const shown = toastsShownBy(toasts);
  const forgot = () =>
    store.dispatch(
      callUserApi((calls, run) => run(calls.forgot.initiate({ email }, { track: false }))),
    );
  const verify = (code: string) =>
    store.dispatch(
      callUserApi((calls, run) =>
        run(calls.verify.initiate({ code: keepSecret(code) }, { track: false })),
      ),
    );
  const passSeconds = (seconds: number): void => {
    now += seconds * 1000;
  };
  return { store, shown, forgot, verify, passSeconds };
}

test('several rejected calls end the session once and show one toast', async () => {
  setUserApi(server, 'forgot', { kind: 'error', status: 401 });
  setUserApi(server, 'verify', { kind: 'error', status: 403 });
  const { store, shown, forgot, verify, passSeconds } = await start();
  store.dispatch(signedIn({ user, token: 'token' }));
  const outcomes = await Promise.all([forgot(), forgot(), verify('a'), verify('b')]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, false, false, false]);
  expect(store.getState().auth.session).toEqual({ status: 'signedOut', token: null });
  expect(shown).toEqual([expired]);

  // Also without a session: each rejection is dispatched, and the toast appears once.
  passSeconds(60);
  await Promise.all([forgot(), forgot()]);
  expect(shown).toEqual([expired, expired]);
  store.dispatch(sessionRejected());
  expect(shown).toEqual([expired, expired]);
});

test('a late rejection for an ended session does not end the next one', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  const calls = setUserApi(server, 'forgot', { kind: 'error', status: 401 }, pause);
  const { store, shown, forgot } = await start();
  store.dispatch(signedIn({ user, token: 'old' }));
  const outcome = forgot();
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  store.dispatch(signedOut());
  store.dispatch(signedIn({ user, token: 'new' }));
  answer();
  expect(await outcome).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 401, message: null, retryAfter: null },
  });
  expect(store.getState().auth.session).toMatchObject({ token: 'new' });
  expect(shown).toEqual([]);
});

test('an empty response is a success; another error keeps the session', async () => {
  const { store, forgot, verify } = await start();
  store.dispatch(signedIn({ user, token: 'token' }));
  const calls = setUserApi(server, 'forgot', { kind: 'text', status: 204, text: '' });
  expect(await forgot()).toEqual({ ok: true, value: {} });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token');
  setUserApi(server, 'verify', { kind: 'error', status: 500, message: '  ' });
  expect(await verify('a&b=c')).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 500, message: null, retryAfter: null },
  });
  setUserApi(server, 'verify', { kind: 'text', status: 200, text: '<!doctype html>' });
  expect(await verify('b')).toEqual({ ok: false, failure: { kind: 'unanswered' } });
  setUserApi(server, 'verify', { kind: 'offline' });
  expect(await verify('c')).toEqual({ ok: false, failure: { kind: 'unanswered' } });
  expect(store.getState().auth.session).toMatchObject({ token: 'token' });
});

test.each(['OK', '"ok"', 'null', 'true', '[1]', '{"message":"done"}', ''])(
  'status 200 with the body %j is a success',
  async (text) => {
    setUserApi(server, 'forgot', { kind: 'text', status: 200, text });
    const { forgot } = await start();
    expect(await forgot()).toEqual({ ok: true, value: {} });
  },
);

test('a call that fails to start counts as unanswered', async () => {
  const { store } = await start();
  const outcome = await store.dispatch(
    callUserApi(() => {
      throw new Error('No script.');
    }),
  );
  expect(outcome).toEqual({ ok: false, failure: { kind: 'unanswered' } });
});
