import { openAccount, useAccountServer, type Answer } from '../testing/accountServer';
import { countRequest } from './requestLimits';

jest.setTimeout(120_000);

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const minute = 60_000;

function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status);
}

describe('sign-ups', () => {
  const signUp = (email: string, address: string) =>
    server().post('signup', { ...ada, email }, address);

  test('are limited to 30 an hour per address, and an IPv6 /64 network counts as one', async () => {
    for (let count = 0; count < 29; count++) {
      await countRequest(
        server().db,
        server().counters,
        'sign-ups',
        '2001:db8:1:2::/64',
        new Date(),
      );
    }
    expect(await signUp(ada.email, '2001:db8:1:2::7')).toMatchObject({ status: 201 });
    const refused = await signUp('bob@example.org', '2001:db8:1:2:3:4:5:6');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many sign-ups. Try again in 60 minutes.' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    expect(await signUp('bob@example.org', '2001:db8:1:3::7')).toMatchObject({ status: 201 });
    server().advanceClock(60 * minute);
    expect(await signUp('eve@example.org', '2001:db8:1:2::7')).toMatchObject({ status: 201 });
  });
});

describe('mails', () => {
  const ask = (email: string, address?: string) => server().post('forgot', { email }, address);

  test('to one recipient are limited to 5 an hour and cause, with an unchanged response', async () => {
    await openAccount(server(), ada);
    const responses = await Promise.all(Array.from({ length: 9 }, () => ask(ada.email)));
    expect(statuses(responses)).toEqual(Array(9).fill(200));
    await server().settled();
    // Five, and the one of the sign-up.
    expect(await server().mailsTo(ada.email, 6)).toHaveLength(6);
    server().advanceClock(60 * minute);
    await ask(ada.email);
    expect(await server().mailsTo(ada.email, 7)).toHaveLength(7);
  });

  test.each(['forgot', 'resend', 'reverify'])(
    'of /%s for an unknown address do not use up those of its sign-up',
    async (call) => {
      for (let count = 0; count < 6; count++) await server().post(call, { email: ada.email });
      // A mail still queued would be written for the new account, and its code would replace that of the sign-up.
      await server().settled();
      await openAccount(server(), ada);
      const signIn = { Email: ada.email, Password: ada.password };
      expect(await server().post('login', signIn)).toMatchObject({ status: 200 });
    },
  );
});

describe('calls from one address', () => {
  test('that request a mail are limited to 30 an hour in all', async () => {
    const calls = ['forgot', 'resend', 'reverify'];
    const ask = (count: number, address?: string) =>
      server().post(calls[count % 3] ?? '', { email: `nobody${count}@example.org` }, address);
    for (let count = 0; count < 30; count++)
      expect(await ask(count)).toMatchObject({ status: 200 });
    for (let count = 30; count < 33; count++) {
      const refused = await ask(count);
      expect(refused).toMatchObject({
        status: 429,
        body: { message: 'Too many requests for a mail. Try again in 60 minutes.' },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    }
    expect(await ask(0, '192.0.2.2')).toMatchObject({ status: 200 });
    server().advanceClock(60 * minute);
    expect(await ask(0)).toMatchObject({ status: 200 });
  });

  test.each([
    ['verify', () => server().verify('guess')],
    ['reset', () => server().post('reset', { token: 'guess', password: 'another horse' })],
  ])('to /%s are limited to 100 an hour', async (_name, call) => {
    const answers: Answer[] = [];
    for (let count = 0; count < 102; count++) answers.push(await call());
    expect(statuses(answers)).toEqual([...Array<number>(100).fill(400), 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(50 * 60);
  });
});
