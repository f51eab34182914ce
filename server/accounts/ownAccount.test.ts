import * as v from 'valibot';
import { sessionsResponseSchema } from '../../contract/userApi';
import { openAccount, useAccountServer } from '../testing/accountServer';

const lines: string[] = [];
const server = useAccountServer({
  logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
});
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const eve = { name: 'Eve', email: 'eve@example.org', password: 'another horse' };

async function signIn({ email, password } = ada): Promise<string> {
  const { body } = await server().post('login', { Email: email, Password: password });
  return /"token":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
}

async function ask(token: string | undefined, url: string, payload?: object) {
  const response = await server().app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/${url}`,
    ...(payload === undefined ? {} : { payload }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

async function sessionsOf(token: string | undefined) {
  const { body } = await ask(token, 'sessions');
  return v.parse(sessionsResponseSchema, body).sessions;
}

const calls: [string, object | undefined][] = [
  ['account', undefined],
  ['sessions', undefined],
  ['sessions/end', {}],
  ['account/delete', { password: ada.password }],
];

test.each(calls)('/%s answers 401 without a session', async (url, payload) => {
  await openAccount(server(), ada);
  const token = await signIn();
  server().advanceClock(31 * 24 * 60 * 60 * 1000);
  for (const each of [undefined, 'nonsense', token]) {
    expect(await ask(each, url, payload)).toEqual({
      status: 401,
      body: { message: 'Your session has ended. Please sign in again.' },
    });
  }
});

test('users can download their own data, without secrets', async () => {
  await openAccount(server(), ada);
  await openAccount(server(), eve);
  const { status, body } = await ask(await signIn(), 'account');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { name: 'Ada', email: ada.email, emailVerified: true },
    sessions: [{ createdAt: expect.any(String) as string }],
  });
  expect(JSON.stringify(body)).not.toMatch(/password|token|scrypt|eve@/);
});

test('users can list their sessions and end one of them or all others', async () => {
  await openAccount(server(), ada);
  await openAccount(server(), eve);
  const strange = await signIn(eve);
  const tokens = [];
  for (let count = 0; count < 3; count++) {
    tokens.push(await signIn());
    server().advanceClock(1000);
  }
  const [first, second, third] = tokens;
  expect((await sessionsOf(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);

  const [foreign] = await sessionsOf(strange);
  await ask(first, 'sessions/end', { id: foreign?.id });
  expect(await sessionsOf(strange)).toHaveLength(1);

  const [newest] = await sessionsOf(first);
  expect(await ask(first, 'sessions/end', { id: newest?.id })).toEqual({ status: 200, body: {} });
  expect(await ask(third, 'sessions')).toMatchObject({ status: 401 });
  expect(await sessionsOf(first)).toHaveLength(2);

  await ask(first, 'sessions/end', {});
  expect(await ask(second, 'sessions')).toMatchObject({ status: 401 });
  expect(await sessionsOf(first)).toEqual([expect.objectContaining({ isCurrent: true })]);
  expect(await sessionsOf(strange)).toHaveLength(1);
});

test('ending a session twice succeeds; ending all others requires a body', async () => {
  await openAccount(server(), ada);
  const [first, second, third] = [await signIn(), await signIn(), await signIn()];
  const current = (await sessionsOf(third)).find(({ isCurrent }) => isCurrent);
  for (let count = 0; count < 2; count++) {
    expect(await ask(first, 'sessions/end', { id: current?.id })).toEqual({
      status: 200,
      body: {},
    });
    expect(await ask(third, 'sessions')).toMatchObject({ status: 401 });
  }
  expect(await sessionsOf(first)).toHaveLength(2);

  const withoutBody = await server().app.inject({
    method: 'POST',
    url: '/api/sessions/end',
    headers: { authorization: `Bearer ${first}` },
  });
  expect(withoutBody.statusCode).toBe(400);
  expect(await ask(second, 'sessions')).toMatchObject({ status: 200 });
  expect(await ask(first, 'sessions/end', {})).toEqual({ status: 200, body: {} });
  expect(await ask(second, 'sessions')).toMatchObject({ status: 401 });
});

test('an invalid session id is rejected', async () => {
  await openAccount(server(), ada);
  const token = await signIn();
  for (const id of ['', '\0', 'a b', 'x'.repeat(65)]) {
    expect(await ask(token, 'sessions/end', { id })).toEqual({
      status: 400,
      body: { message: 'There is no such session.' },
    });
  }
  expect(await ask(token, 'sessions')).toMatchObject({ status: 200 });
});

test('downloads of the data are limited to 30 an hour', async () => {
  await openAccount(server(), ada);
  const token = await signIn();
  for (let count = 0; count < 30; count++) {
    expect(await ask(token, 'account')).toMatchObject({ status: 200 });
  }
  expect(await ask(token, 'account')).toEqual({
    status: 429,
    body: { message: 'Too many copies of data. Try again in 60 minutes.' },
  });
  server().advanceClock(60 * 60 * 1000);
  expect(await ask(token, 'account')).toMatchObject({ status: 200 });
});

test('users can delete their own account with the password, and no other account', async () => {
  await openAccount(server(), ada);
  await openAccount(server(), eve);
  const token = await signIn();
  await signIn();
  expect(await ask(token, 'account/delete', { password: 'guess' })).toEqual({
    status: 400,
    body: { message: 'Incorrect password.' },
  });
  expect(await ask(token, 'account/delete', { password: ada.password })).toMatchObject({
    status: 200,
  });
  expect(await ask(token, 'account')).toMatchObject({ status: 401 });
  const { db } = server();
  expect(await db.selectFrom('user').select('email').execute()).toEqual([{ email: eve.email }]);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  expect(await server().post('login', { Email: ada.email, Password: ada.password })).toMatchObject({
    status: 400,
  });
});

test('wrong passwords for a deletion count as failed sign-ins', async () => {
  await openAccount(server(), ada);
  const token = await signIn();
  for (let count = 0; count < 10; count++) await ask(token, 'account/delete', { password: 'x' });
  expect(await ask(token, 'account/delete', { password: ada.password })).toMatchObject({
    status: 429,
  });
});

test('the log states the events of an account, but neither its address nor a network', async () => {
  lines.length = 0;
  const address = '192.0.2.77';
  await server().post('signup', ada, address);
  await server().verify((await server().mailsTo(ada.email, 1)).at(-1)?.code ?? '');
  await server().post('login', { Email: ada.email, Password: 'guess' }, address);
  const token = await signIn();
  await ask(token, 'account');
  await signIn();
  await ask(token, 'sessions/end', {});
  // There is no other session to end.
  await ask(token, 'sessions/end', {});
  await server().post('forgot', { email: ada.email });
  const code = (await server().mailsTo(ada.email, 2)).at(-1)?.code;
  await server().post('reset', { token: code, password: 'third horse' });
  const last = await signIn({ ...ada, password: 'third horse' });
  await ask(last, 'account/delete', { password: 'third horse' });
  const events = lines
    .map((line) => JSON.parse(line) as { event?: string; reqId?: string; msg: string })
    .filter(({ msg }) => msg === 'Account event');
  expect(events.map(({ event }) => event)).toEqual([
    'signedUp',
    'addressVerified',
    'signInFailed',
    'signedIn',
    'dataCopied',
    'signedIn',
    'sessionsEnded',
    'passwordReset',
    'signedIn',
    'accountDeleted',
  ]);
  expect(events.every(({ reqId }) => /^[\w-]{36}$/.test(reqId ?? ''))).toBe(true);
  for (const secret of [ada.email, 'horse', address, token, code ?? '-']) {
    expect(lines.join('')).not.toContain(secret);
  }
});
