import { openAccount, useAccountServer, type Answer } from '../testing/accountServer';
import { createSignInLimit } from './signInLimit';

jest.setTimeout(120_000);

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const minute = 60_000;
const consecutive = {
  subject: 'consecutive failed sign-ins to',
  window: 30 * 24 * 60 * minute,
};

function login(email: string, password: string, address?: string): Promise<Answer> {
  return server().post('login', { Email: email, Password: password }, address);
}

function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status);
}

describe('failed sign-ins', () => {
  test.each([
    ['an account', true],
    ['an address without one', false],
  ])('to %s are limited to 10 in 15 minutes, even concurrent ones', async (_name, exists) => {
    if (exists) await openAccount(server(), ada);
    const tries = () => Array.from({ length: 8 }, (_, index) => login(ada.email, `guess ${index}`));
    const answers = [...(await Promise.all(tries())), ...(await Promise.all(tries()))];
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      message: 'Too many failed sign-ins. Try again in 15 minutes.',
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);

    const elsewhere = exists ? { status: 200 } : { status: 400 };
    expect(await login(ada.email, ada.password, '192.0.2.7')).toMatchObject(elsewhere);
    expect(await login(ada.email, ada.password)).toMatchObject({ status: 429 });
    server().advanceClock(15 * minute);
    expect(await login(ada.email, ada.password)).toMatchObject(elsewhere);
  });

  test.each([
    ['an account', true],
    ['an address without one', false],
  ])('from many networks to %s wait ever longer, and stop at 100', async (_name, exists) => {
    if (exists) await openAccount(server(), ada);
    let attempts = 0;
    /** One wrong try from a network that has not tried before. */
    const guess = () => {
      attempts++;
      return login(ada.email, 'guess', `192.0.2.${attempts}`);
    };
    for (let count = 0; count < 20; count++) expect((await guess()).status).toBe(400);
    // A mail that waits for a day is not sent.
    await server().settled();
    const waits: number[] = [];
    const failUntil = async (last: number) => {
      while (attempts < last) {
        const refused = await login(ada.email, 'guess', '192.0.2.200');
        expect(refused.status).toBe(429);
        const seconds = Number(refused.headers['retry-after']);
        waits.push(seconds);
        server().advanceClock(seconds * 1000);
        expect((await guess()).status).toBe(400);
      }
    };
    await failUntil(32);
    // Skip the next 65 attempts, which behave like the previous ones.
    attempts += 65;
    const passed = waits.reduce((sum, seconds) => sum + seconds * 1000, 0);
    await server().counters.add(
      server().db,
      [{ ...consecutive, identifier: ada.email }],
      { used: 65 },
      new Date(Date.now() + passed),
    );
    await failUntil(100);
    await server().settled();
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...waits)).toBe(15 * 60);
    server().advanceClock(24 * 60 * minute);
    const last = await login(ada.email, ada.password);
    expect(last).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(
          /^Too many failed sign-ins\. Try again in \d+ days\. Or reset your password/,
        ) as string,
      },
    });
    await server().settled();
    if (!exists) return;
    const warnings = (await server().mailsTo(ada.email, 3)).slice(1);
    expect(warnings.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Failed sign-ins to your Ideakiln account'),
    );
    await server().post('forgot', { email: ada.email });
    const token = (await server().mailsTo(ada.email, 4)).at(-1)?.code;
    await server().post('reset', { token, password: 'another horse' });
    expect(await login(ada.email, 'another horse')).toMatchObject({ status: 200 });
  });

  test('from other networks do not lock out one from which the user has signed in', async () => {
    await openAccount(server(), ada);
    const home = '198.51.100.7';
    expect(await login(ada.email, ada.password, home)).toMatchObject({ status: 200 });
    const { db, counters } = server();
    const fail = (identifier: string, used: number) =>
      counters.add(db, [{ ...consecutive, identifier }], { used }, new Date());
    await fail(ada.email, 100);
    expect(await login(ada.email, ada.password, '192.0.2.1')).toMatchObject({ status: 429 });
    expect(await login(ada.email, 'guess', home)).toMatchObject({ status: 400 });
    expect(await login(ada.email, ada.password, home)).toMatchObject({ status: 200 });

    // That network has the same limits, counted separately.
    await fail(`${ada.email} ${home}`, 100);
    expect(await login(ada.email, ada.password, home)).toMatchObject({ status: 429 });
    expect(await login(ada.email, ada.password, '192.0.2.1')).toMatchObject({ status: 200 });

    await fail(ada.email, 100);
    server().advanceClock(29 * 24 * 60 * minute);
    expect(await login(ada.email, ada.password, '192.0.2.1')).toMatchObject({ status: 200 });
    await fail(ada.email, 100);
    server().advanceClock(31 * 24 * 60 * minute);
    expect(await login(ada.email, 'guess', '192.0.2.1')).toMatchObject({ status: 400 });
  });

  test.each([
    ['an address that was not verified', false],
    ['an account whose password was reset', true],
  ])('to %s lock out a network from which its first password was used', async (_name, isOpen) => {
    const stranger = '198.51.100.6';
    const home = '198.51.100.7';
    if (isOpen) await openAccount(server(), ada);
    else await server().post('signup', ada);
    const first = await login(ada.email, ada.password, stranger);
    expect(first).toMatchObject({ status: isOpen ? 200 : 400 });
    await server().post('forgot', { email: ada.email });
    const token = (await server().mailsTo(ada.email, 2)).at(-1)?.code;
    await server().post('reset', { token, password: 'another horse' }, home);

    const { db, counters } = server();
    const lock = () =>
      counters.add(db, [{ ...consecutive, identifier: ada.email }], { used: 100 }, new Date());
    await lock();
    expect(await login(ada.email, 'guess', stranger)).toMatchObject({ status: 429 });
    expect(await login(ada.email, 'another horse', home)).toMatchObject({ status: 200 });

    expect(await login(ada.email, 'another horse', stranger)).toMatchObject({ status: 200 });
    await lock();
    expect(await login(ada.email, 'guess', stranger)).toMatchObject({ status: 400 });
  });

  test('are not counted for longer because the clock was wrong', async () => {
    await openAccount(server(), ada);
    server().advanceClock(24 * 60 * minute);
    for (let count = 0; count < 10; count++) await login(ada.email, 'guess');
    expect(await login(ada.email, ada.password)).toMatchObject({ status: 429 });
    server().advanceClock(-24 * 60 * minute);
    expect(await login(ada.email, ada.password)).toMatchObject({ status: 200 });
  });

  test('never wait longer than the window, although another call read the clock later', async () => {
    server().advanceClock(800);
    for (let count = 0; count < 10; count++) await login(ada.email, 'guess');
    server().advanceClock(-800);
    expect(await login(ada.email, 'guess')).toMatchObject({
      status: 429,
      body: { message: 'Too many failed sign-ins. Try again in 15 minutes.' },
      headers: { 'retry-after': '900' },
    });
  });

  test('start a delay that also holds for a call that read the clock earlier', async () => {
    const { db, counters } = server();
    await counters.add(db, [{ ...consecutive, identifier: ada.email }], { used: 50 }, new Date());
    server().advanceClock(800);
    expect(await login(ada.email, 'guess', '192.0.2.1')).toMatchObject({ status: 400 });
    server().advanceClock(-800);
    expect(await login(ada.email, 'guess', '192.0.2.2')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
    });
  });

  test('are forgotten by a sign-in', async () => {
    await openAccount(server(), ada);
    for (let count = 0; count < 45; count++) {
      if (count % 15 === 14) {
        expect(await login(ada.email, ada.password)).toMatchObject({ status: 200 });
      } else {
        expect(await login(ada.email, 'guess', `192.0.2.${count}`)).toMatchObject({ status: 400 });
      }
    }
  });

  test('attempts left by a crash block sign-ins for at most 30 s', async () => {
    await openAccount(server(), ada);
    let shift = 0;
    const clock = () => new Date(Date.now() + shift);
    for (let count = 0; count < 10; count++) {
      // An attempt that never ends, as after a crash.
      await createSignInLimit(server().db, server().counters, clock).begin(ada.email, '127.0.0.1');
    }
    const blocked = createSignInLimit(server().db, server().counters, clock).begin(
      ada.email,
      '127.0.0.1',
    );
    // `begin` waits for at most 10 s.
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
    await expect(blocked).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
    later.mockRestore();
    shift = 30_000;
    const attempt = await createSignInLimit(server().db, server().counters, clock).begin(
      ada.email,
      '127.0.0.1',
    );
    await attempt.passed();
  });

  test('at most 20 attempts wait for one account', async () => {
    const limit = createSignInLimit(server().db, server().counters, () => new Date());
    const begun = await Promise.all(
      Array.from({ length: 10 }, () => limit.begin(ada.email, '127.0.0.1')),
    );
    const waiting = Array.from({ length: 20 }, () => limit.begin(ada.email, '127.0.0.1'));
    const settled = Promise.allSettled(waiting);
    await expect(limit.begin(ada.email, '127.0.0.1')).rejects.toMatchObject({ statusCode: 429 });
    await Promise.all(begun.map((attempt) => attempt.failed()));
    for (const outcome of await settled) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { statusCode: 429 } });
    }
  });

  test('do not include concurrent sign-ins with the right password', async () => {
    await openAccount(server(), ada);
    for (let count = 0; count < 5; count++) await login(ada.email, 'guess');
    // Only five at a time could fail.
    const tries = Array.from({ length: 10 }, () => login(ada.email, ada.password));
    expect(statuses(await Promise.all(tries))).toEqual(Array(10).fill(200));
    expect(await server().db.selectFrom('signInAttempt').selectAll().execute()).toEqual([]);
  });

  test('do not include those that fail because of the server', async () => {
    await openAccount(server(), ada);
    const { schema } = server().db;
    await schema.alterTable('account').renameTo('gone').execute();
    const tries = Array.from({ length: 10 }, () => login(ada.email, ada.password));
    const answers = statuses(await Promise.all(tries));
    await schema.alterTable('gone').renameTo('account').execute();
    expect(answers).toEqual(Array(10).fill(503));
    expect(await server().db.selectFrom('signInAttempt').selectAll().execute()).toEqual([]);
    expect(await login(ada.email, ada.password)).toMatchObject({ status: 200 });
  });

  test('from one address are limited to 100', async () => {
    const answers: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      const tries = Array.from({ length: 10 }, (_, index) =>
        login(`nobody${turn}-${index}@example.org`, 'guess', '192.0.2.1'),
      );
      answers.push(...statuses(await Promise.all(tries)));
    }
    expect(answers.filter((status) => status === 400)).toHaveLength(100);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect(await login('other@example.org', 'guess', '192.0.2.2')).toMatchObject({ status: 400 });
  });

  test('are reset by a password reset', async () => {
    await openAccount(server(), ada);
    for (let count = 0; count < 10; count++) await login(ada.email, 'guess');
    expect(await login(ada.email, ada.password)).toMatchObject({ status: 429 });
    await server().post('forgot', { email: ada.email });
    const token = (await server().mailsTo(ada.email, 2)).at(-1)?.code;
    await server().post('reset', { token, password: 'another horse' });
    expect(await login(ada.email, 'another horse')).toMatchObject({ status: 200 });
  });
});
