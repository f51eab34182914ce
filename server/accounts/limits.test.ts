import { openAccount, useAccountServer, type Answer } from '../testing/accountServer';
import { countSignUp } from './signUpLimit';

jest.setTimeout(120_000);

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const minute = 60_000;

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
    const tries = Array.from({ length: 16 }, (_, index) => login(ada.email, `guess ${index}`));
    const answers = await Promise.all(tries);
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      message: 'Too many failed sign-ins. Try again in 15 minutes.',
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);

    expect(await login(ada.email, ada.password, '192.0.2.7')).toMatchObject({ status: 429 });
    server().pass(15 * minute);
    const after = exists ? { status: 200 } : { status: 400 };
    expect(await login(ada.email, ada.password)).toMatchObject(after);
  });

  test('do not include concurrent sign-ins with the right password', async () => {
    await openAccount(server(), ada);
    const tries = Array.from({ length: 14 }, () => login(ada.email, ada.password));
    expect(statuses(await Promise.all(tries))).toEqual(Array(14).fill(200));
    const rows = await server().db.selectFrom('counter').selectAll().execute();
    expect(rows.filter(({ pending }) => pending > 0)).toEqual([]);
  });

  test('from one address are limited to 100', async () => {
    const tries = Array.from({ length: 104 }, (_, index) =>
      login(`nobody${index}@example.org`, 'guess', '192.0.2.1'),
    );
    const answers = statuses(await Promise.all(tries));
    expect(answers.filter((status) => status === 400)).toHaveLength(100);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
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

describe('sign-ups', () => {
  const signUp = (email: string, address: string) =>
    server().post('signup', { ...ada, email }, address);

  test('are limited to 60 an hour per address, and an IPv6 /64 network counts as one', async () => {
    for (let count = 0; count < 59; count++) {
      await countSignUp(server().db, '2001:db8:1:2::/64', () => new Date());
    }
    expect(await signUp(ada.email, '2001:db8:1:2::7')).toMatchObject({ status: 201 });
    const refused = await signUp('bob@example.org', '2001:db8:1:2:3:4:5:6');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many sign-ups. Try again in 60 minutes.' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    expect(await signUp('bob@example.org', '2001:db8:1:3::7')).toMatchObject({ status: 201 });
    server().pass(60 * minute);
    expect(await signUp('eve@example.org', '2001:db8:1:2::7')).toMatchObject({ status: 201 });
  });
});

describe('mails', () => {
  const ask = (email: string, address?: string) => server().post('forgot', { email }, address);

  test('to one recipient are limited to 5 an hour, with an unchanged response', async () => {
    await openAccount(server(), ada);
    const asked = await Promise.all(Array.from({ length: 9 }, () => ask(ada.email)));
    expect(statuses(asked)).toEqual(Array(9).fill(200));
    await server().settled();
    // The sign-up mail is one of the five.
    expect(await server().mailsTo(ada.email, 5)).toHaveLength(5);
    server().pass(60 * minute);
    await ask(ada.email);
    expect(await server().mailsTo(ada.email, 6)).toHaveLength(6);
  });

  test('caused by one address are limited to 30 an hour, including those to unknown recipients', async () => {
    await openAccount(server(), ada);
    for (let count = 0; count < 30; count++) await ask(`nobody${count}@example.org`, '192.0.2.1');
    expect(await ask(ada.email, '192.0.2.1')).toMatchObject({ status: 200, body: {} });
    await server().settled();
    expect(await server().mailsTo(ada.email, 1)).toHaveLength(1);
    await ask(ada.email, '192.0.2.2');
    expect(await server().mailsTo(ada.email, 2)).toHaveLength(2);
  });
});
