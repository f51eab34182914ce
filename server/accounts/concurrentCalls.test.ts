import { openAccount, useAccountServer } from '../testing/accountServer';
import { RequestError } from '../RequestError';
import { createCredentialCheck } from './createCredentialCheck';
import { createSignInLimit } from './signInLimit';

jest.setTimeout(120_000);

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const atOnce = /^Too many calls with a password at the same time\. Try again in/;

function login(email: string, password: string, address: string) {
  return server().post('login', { Email: email, Password: password }, address);
}

test('one network has at most 30 calls at a time that hash, and leaves the others to everybody else', async () => {
  await openAccount(server(), ada);
  const flood = '192.0.2.1';
  const answers = await Promise.all([
    ...Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0
        ? login(`nobody${index}@example.org`, 'guess', flood)
        : server().post('signup', { ...ada, email: `nobody${index}@example.org` }, flood),
    ),
    server().post('reset', { token: 'unknown', password: ada.password }, flood),
  ]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(15);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
  expect(refused).toHaveLength(171);
  for (const { body, headers } of refused) {
    expect(body).toEqual({ message: expect.stringMatching(atOnce) as string });
    expect(headers['retry-after']).toBe('1');
  }
  expect(await login('nobody@example.org', 'guess', flood)).toMatchObject({ status: 400 });

  const both = await Promise.all([
    ...Array.from({ length: 40 }, () => login('nobody@example.org', 'guess', flood)),
    login(ada.email, ada.password, '192.0.2.2'),
  ]);
  expect(both.at(-1)).toMatchObject({ status: 200 });
});

test('sign-ins that a busy server refuses count for their network, and for no account', async () => {
  const { db, counters } = server();
  const busy = new RequestError(503, 'busy', 'The server is busy.');
  const signIns = createSignInLimit(db, counters, () => new Date());
  const check = await createCredentialCheck({
    db,
    passwords: { hash: () => Promise.resolve(''), verify: () => Promise.reject(busy) },
    signIns,
    audit: () => undefined,
    warnOwner: () => Promise.resolve(),
  });
  const caller = { network: '192.0.2.1', reqId: '' };
  for (let count = 0; count < 100; count++) {
    await expect(check(ada.email, 'guess', caller)).rejects.toBe(busy);
  }
  await expect(check(ada.email, 'guess', caller)).rejects.toMatchObject({ statusCode: 429 });
  expect(await db.selectFrom('signInAttempt').selectAll().execute()).toEqual([]);
  expect(await login(ada.email, 'guess', '192.0.2.2')).toMatchObject({ status: 400 });
  await counters.reset(db, { subject: 'failed sign-ins from', identifier: caller.network });
  expect(await login(ada.email, 'guess', caller.network)).toMatchObject({ status: 400 });
});
