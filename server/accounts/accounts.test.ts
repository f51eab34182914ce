import { scryptSync } from 'node:crypto';
import { openAccount, useAccountServer } from '../testing/accountServer';

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const wrong = { status: 400, body: { message: 'Incorrect email or password.' } };
const done = { status: 200, body: {} };

const withMessage = (message: RegExp) => ({
  status: 400,
  body: { message: expect.stringMatching(message) as string },
});

function login(password: string, email = ada.email) {
  return server().post('login', { Email: email, Password: password });
}

/** Requests a mail and returns the code in mail number `count`. */
async function codeFrom(call: string, count: number): Promise<string> {
  await server().post(call, { email: ada.email });
  const mails = await server().mailsTo(ada.email, count);
  return mails.at(-1)?.code ?? '';
}

describe('an account', () => {
  test('can sign up, verify, sign in and reset its password', async () => {
    const { post, mailsTo, verify, db } = server();
    expect(await post('signup', ada)).toMatchObject({ status: 201, body: {} });
    const [mail] = await mailsTo(ada.email, 1);
    expect(mail?.subject).toBe('Verify your Ideakiln account');
    expect(mail?.raw).toMatch(
      /\r\nhttp:\/\/localhost:3000\/verify\?code=[\w-]{32}&email=ada%40example\.org\r\n/,
    );
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');

    expect(await login(ada.password)).toMatchObject(withMessage(/must be verified/));
    expect(await login('guessed')).toMatchObject(wrong);
    expect(await verify(mail?.code ?? '')).toMatchObject(done);

    const signedIn = await login(ada.password, ' Ada@Example.org ');
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toEqual({
      token: expect.stringMatching(/^[\w-]{32}$/) as string,
      user: { id: expect.any(String) as string, name: 'Ada', email: ada.email },
    });
    const [session] = await db.selectFrom('session').select('expiresAt').execute();
    const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);

    expect(await post('forgot', { email: ada.email })).toMatchObject(done);
    const reset = (await mailsTo(ada.email, 2)).at(-1);
    expect(reset?.subject).toBe('Reset your Ideakiln password');
    expect(reset?.raw).toMatch(/\r\nhttp:\/\/localhost:3000\/reset\?token=[\w-]{32}\r\n/);
    const changed = { token: reset?.code, password: 'another horse' };
    expect(await post('reset', changed)).toMatchObject(done);
    expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
    const notice = (await mailsTo(ada.email, 3)).at(-1);
    expect(notice?.subject).toBe('Your Ideakiln password was changed');

    expect(await login(ada.password)).toMatchObject(wrong);
    expect(await login('another horse')).toMatchObject({ status: 200 });
  });

  test('is the same for all spellings of its domain', async () => {
    await openAccount(server(), ada);
    expect(await login(ada.password, 'ADA@ｅxample.org.')).toMatchObject({ status: 200 });
  });

  test('reveals only to the owner that an address is taken, and changes nothing', async () => {
    await openAccount(server(), ada);
    const other = { ...ada, name: 'Eve', email: 'ADA@example.org', password: 'eves password' };
    expect(await server().post('signup', other)).toMatchObject({ status: 201, body: {} });
    const mail = (await server().mailsTo(ada.email, 2)).at(-1);
    expect(mail?.subject).toBe('You already have an Ideakiln account');
    expect(await login('eves password')).toMatchObject(wrong);
    expect(await login(ada.password)).toMatchObject({ status: 200 });
    expect(await server().db.selectFrom('user').select('name').execute()).toEqual([
      { name: 'Ada' },
    ]);
  });

  test('is created once when an address signs up several times concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server().post('signup', ada)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect(await server().db.selectFrom('user').select('id').execute()).toHaveLength(1);
    expect(await server().db.selectFrom('account').select('id').execute()).toHaveLength(1);
  });

  test('is verified by a password reset', async () => {
    await server().post('signup', ada);
    await server().mailsTo(ada.email, 1);
    const token = await codeFrom('resend', 2);
    await server().post('reset', { token, password: 'another horse' });
    expect(await login('another horse')).toMatchObject({ status: 200 });
  });

  test.each(['🔑'.repeat(128), 'пароль', '   six  ', 'a\u0000b\ud800cd'])(
    'can have the password %j',
    async (password) => {
      await openAccount(server(), { ...ada, password });
      expect(await login(password)).toMatchObject({ status: 200 });
      const other = [...Array.from(password).slice(0, -1), 'x'].join('');
      expect(await login(other)).toMatchObject(wrong);
    },
  );
});

describe('codes and tokens', () => {
  test('work exactly once under concurrent use', async () => {
    await server().post('signup', ada);
    const [mail] = await server().mailsTo(ada.email, 1);
    const verified = await Promise.all(
      Array.from({ length: 50 }, () => server().verify(mail?.code ?? '')),
    );
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(verified.find(({ status }) => status !== 200)).toMatchObject(withMessage(/invalid/));

    const token = await codeFrom('forgot', 2);
    const passwords = Array.from({ length: 50 }, (_, index) => `password ${index}`);
    const resets = await Promise.all(
      passwords.map((password, index) =>
        server().post('reset', { token, password }, `192.0.2.${index}`),
      ),
    );
    const winners = passwords.filter((_, index) => resets[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(resets.filter(({ status }) => status === 400)).toHaveLength(49);
    expect(await login(winners[0] ?? '')).toMatchObject({ status: 200 });
  }, 120_000);

  test('of one account do not deadlock', async () => {
    await openAccount(server(), ada);
    const tokens = [await codeFrom('forgot', 2), await codeFrom('resend', 3)];
    const resets = await Promise.all(
      tokens.map((token) => server().post('reset', { token, password: 'another horse' })),
    );
    expect(resets.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('are not consumed by HEAD, which mail scanners send', async () => {
    await server().post('signup', ada);
    const [mail] = await server().mailsTo(ada.email, 1);
    const query = { code: mail?.code ?? '' };
    const head = await server().app.inject({ method: 'HEAD', url: '/api/verify', query });
    expect(head.statusCode).toBe(404);
    expect(await server().verify(query.code)).toMatchObject(done);
  });

  test('stay valid when another is mailed, until one is used', async () => {
    await server().post('signup', ada);
    const [first] = await server().mailsTo(ada.email, 1);
    const second = await codeFrom('reverify', 2);
    expect(await server().verify(first?.code ?? '')).toMatchObject(done);
    expect(await server().verify(second)).toMatchObject(withMessage(/invalid/));
  });

  test('expire: a code after 24 hours, a token after one', async () => {
    await server().post('signup', ada);
    const [mail] = await server().mailsTo(ada.email, 1);
    server().advanceClock(24 * 60 * 60 * 1000);
    expect(await server().verify(mail?.code ?? '')).toMatchObject(withMessage(/expired/));
    const code = await codeFrom('reverify', 2);
    server().advanceClock(24 * 60 * 60 * 1000 - 60_000);
    expect(await server().verify(code)).toMatchObject(done);

    const token = await codeFrom('forgot', 3);
    server().advanceClock(60 * 60 * 1000 - 60_000);
    const last = await codeFrom('resend', 4);
    server().advanceClock(60_000);
    const late = { token, password: 'another horse' };
    expect(await server().post('reset', late)).toMatchObject(withMessage(/expired/));
    expect(await server().post('reset', { ...late, token: last })).toMatchObject(done);
  });

  test('are not interchangeable, and are stored as hashes only', async () => {
    await server().post('signup', ada);
    const [mail] = await server().mailsTo(ada.email, 1);
    const token = await codeFrom('forgot', 2);
    expect(await server().verify(token)).toMatchObject(withMessage(/invalid/));
    const swapped = { token: mail?.code, password: 'another horse' };
    expect(await server().post('reset', swapped)).toMatchObject(withMessage(/invalid/));
    const rows = JSON.stringify(await server().db.selectFrom('verification').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(mail?.code);
  });

  test('end sessions opened during the password reset', async () => {
    await openAccount(server(), ada);
    const token = await codeFrom('forgot', 2);
    await Promise.all([
      ...Array.from({ length: 8 }, () => login(ada.password)),
      server().post('reset', { token, password: 'another horse' }),
    ]);
    expect(await server().db.selectFrom('session').select('id').execute()).toEqual([]);
  });
});

describe('sessions', () => {
  async function signIn(): Promise<string> {
    const { body } = await login(ada.password);
    return /"token":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  }
  const stored = () => server().db.selectFrom('session').selectAll().execute();
  const logout = (headers: Record<string, string>) =>
    server().app.inject({ method: 'POST', url: '/api/logout', headers });

  test('are stored without their tokens', async () => {
    await openAccount(server(), ada);
    const token = await signIn();
    expect(token).toHaveLength(32);
    expect(JSON.stringify(await stored())).not.toContain(token);
  });

  test('end by /logout with a bearer token, never with a cookie, which another site could use', async () => {
    await openAccount(server(), ada);
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const withBearer = await logout({ authorization: `Bearer ${first}` });
    expect([withBearer.statusCode, withBearer.body]).toEqual([204, '']);
    expect(await stored()).toHaveLength(2);
    await logout({ cookie: `token=${second}`, origin: 'https://evil.example' });
    expect(await stored()).toHaveLength(2);
    await logout({ authorization: `bearer  ${second}` });
    expect(await stored()).toHaveLength(1);
    for (const headers of [
      { authorization: `Bearer ${first}` },
      { authorization: 'Bearer unknown', 'content-type': 'application/json' },
      { authorization: 'Basic abc' },
      {},
    ]) {
      expect((await logout(headers)).statusCode).toBe(204);
    }
    expect(await stored()).toHaveLength(1);
    await logout({ authorization: `Bearer ${third}` });
    expect(await stored()).toEqual([]);
  });

  test('of one account are at most the newest 20', async () => {
    await openAccount(server(), ada);
    const first = await signIn();
    for (let count = 0; count < 20; count++) {
      server().advanceClock(1000);
      await signIn();
    }
    expect(await stored()).toHaveLength(20);
    await logout({ authorization: `Bearer ${first}` });
    expect(await stored()).toHaveLength(20);
  });
});

describe('a password', () => {
  const common = {
    status: 400,
    body: { message: 'This password is one of the most common ones. Please choose another.' },
  };
  const own = {
    status: 400,
    body: { message: 'Your password must not be your email address. Please choose another.' },
  };

  test.each([
    ['123456', common],
    ['Iloveyou', common],
    ['Ada@Example.org', own],
  ])('must not be %s, on sign-up and on reset', async (password, refusal) => {
    expect(await server().post('signup', { ...ada, password })).toMatchObject(refusal);
    await openAccount(server(), ada);
    const token = await codeFrom('forgot', 2);
    expect(await server().post('reset', { token, password })).toMatchObject(refusal);
    // The link still works.
    expect(await server().post('reset', { token, password: 'another horse' })).toMatchObject(done);
  });

  test('stored by an earlier version works, and is rehashed on sign-in', async () => {
    await openAccount(server(), ada);
    const { db } = server();
    const salt = '0123456789abcdef0123456789abcdef';
    const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
    const old = `${salt}:${scryptSync(ada.password, salt, 64, options).toString('hex')}`;
    await db.updateTable('account').set({ password: old }).execute();
    expect(await login('guessed')).toMatchObject(wrong);
    expect((await db.selectFrom('account').select('password').execute())[0]?.password).toBe(old);
    expect(await login(ada.password)).toMatchObject({ status: 200 });
    const [account] = await db.selectFrom('account').select('password').execute();
    expect(account?.password).toMatch(/^scrypt\$10\$8\$/);
    expect(await login(ada.password)).toMatchObject({ status: 200 });
  });

  test('whose stored hash is damaged opens no session', async () => {
    await openAccount(server(), ada);
    const { db } = server();
    await db.updateTable('account').set({ password: '' }).execute();
    expect(await login(ada.password)).toMatchObject({ status: 500 });
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    const token = await codeFrom('forgot', 2);
    expect(await server().post('reset', { token, password: ada.password })).toMatchObject(done);
    expect(await login(ada.password)).toMatchObject({ status: 200 });
  });
});
