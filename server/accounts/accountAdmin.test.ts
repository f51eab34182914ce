import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCounters } from '../database/counters';
import { openAccount, useAccountServer } from '../testing/accountServer';
import { accountCommands } from './accountAdmin';
import { checkSharedSecret } from './checkSharedSecret';
import { readExistingSecret } from './readSecret';
import { cleanUp } from './startCleanup';

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const day = 24 * 60 * 60 * 1000;

const login = (address?: string, password = ada.password) =>
  server().post('login', { Email: ada.email, Password: password }, address);

describe('an operator', () => {
  test('lists and shows accounts', async () => {
    await openAccount(server(), ada);
    await server().post('signup', { ...ada, email: 'eve@example.org' });
    await login();
    const { db } = server();
    expect(await accountCommands.list(db)).toMatch(
      /^\S+Z {2}verified {4}ada@example\.org\n\S+Z {2}unverified {2}eve@example\.org\n2 accounts$/,
    );
    expect(await accountCommands.show(db, ada.email)).toMatch(/Name: {6}Ada\n.*\nSessions: {2}1\n/);
    expect(await accountCommands.show(db, 'Ada@ｅxample.org.')).toContain(' ada@example.org\n');
    await expect(accountCommands.show(db, 'nobody@example.org')).rejects.toThrow(
      'There is no account of nobody@example.org',
    );
  });

  test('copies the data of a user, without secrets', async () => {
    await openAccount(server(), ada);
    await login();
    const { db } = server();
    const text = await accountCommands.export(db, ada.email);
    expect(JSON.parse(text)).toMatchObject({
      account: { name: 'Ada', email: ada.email, emailVerified: true },
      sessions: [{ createdAt: expect.any(String) as string }],
    });
    expect(text).not.toMatch(/password|token|scrypt/);
  });

  test('deletes an account and all its data', async () => {
    await openAccount(server(), ada);
    await login();
    await server().post('forgot', { email: ada.email });
    // The response does not wait for the mail, and the mail creates the code.
    await server().mailsTo(ada.email, 2);
    const { db, counters } = server();
    await accountCommands.delete(db, ada.email, () => counters);
    for (const table of ['user', 'account', 'session', 'verification', 'mail'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await expect(accountCommands.delete(db, ada.email, () => counters)).rejects.toThrow(
      'There is no account',
    );
    expect(await login()).toMatchObject({ status: 400 });
  });

  test('unlocks an account', async () => {
    await openAccount(server(), ada);
    for (let count = 0; count < 20; count++) await login(`192.0.2.${count}`, 'guess');
    expect(await login('192.0.2.99')).toMatchObject({ status: 429 });
    await accountCommands.unlock(server().db, 'Ada@example.org', () => server().counters);
    expect(await login('192.0.2.99')).toMatchObject({ status: 200 });
  });

  test.each(['unlock', 'delete'] as const)('cannot %s with another secret', async (command) => {
    await openAccount(server(), ada);
    const { db, counters } = server();
    await checkSharedSecret(db, counters, console, new Date());
    const readOther = () => createCounters('b'.repeat(32));
    await expect(accountCommands[command](db, ada.email, readOther)).rejects.toThrow(
      'AUTH_SECRET takes the secret of the server, which is another one',
    );
    await accountCommands[command](db, ada.email, () => counters);
  });

  test('creates no secret where there is none', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
    expect(() => readExistingSecret(folder)).toThrow('AUTH_SECRET takes the secret of the server');
    expect(readdirSync(folder)).toEqual([]);
    expect(readExistingSecret(server().env.DATA_DIR ?? '')).toHaveLength(43);
  });
});

test('unverified accounts and mails in files are deleted after 7 days', async () => {
  await openAccount(server(), ada);
  await server().post('signup', { ...ada, email: 'eve@example.org' });
  await server().mailsTo('eve@example.org', 1);
  const { db, env } = server();
  const outbox = path.join(env.DATA_DIR ?? '', 'outbox');
  mkdirSync(outbox, { recursive: true });
  const file = path.join(outbox, 'old.eml');
  writeFileSync(file, 'old');
  const written = new Date(Date.now() - 6 * day);
  utimesSync(file, written, written);
  const emails = async () =>
    (await db.selectFrom('user').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );

  await cleanUp({ db, outbox, clock: () => new Date() });
  expect(await emails()).toEqual([ada.email, 'eve@example.org']);
  expect(existsSync(file)).toBe(true);
  await cleanUp({ db, outbox, clock: () => new Date(Date.now() + 7 * day + 1000) });
  expect(await emails()).toEqual([ada.email]);
  expect(existsSync(file)).toBe(false);
});

test.each(['the clean-up', 'a statement'])(
  'links of an account that %s deleted are invalid',
  async (by) => {
    const { db, post, verify, mailsTo, settled } = server();
    await post('signup', ada);
    const code = (await mailsTo(ada.email, 1)).at(-1)?.code ?? '';
    await post('forgot', { email: ada.email });
    const token = (await mailsTo(ada.email, 2)).at(-1)?.code;
    await settled();
    if (by === 'a statement') await db.deleteFrom('user').execute();
    else {
      // The account is old, its codes are new.
      await db
        .updateTable('user')
        .set({ createdAt: new Date(Date.now() - 8 * day) })
        .execute();
      await cleanUp({ db, outbox: '', clock: () => new Date() });
      expect(await db.selectFrom('verification').selectAll().execute()).toEqual([]);
    }
    const invalid = (of: string) => ({
      status: 400,
      body: { message: `This ${of} link is invalid or was already used.` },
    });
    expect(await verify(code)).toMatchObject(invalid('verification'));
    const reset = await post('reset', { token, password: 'another horse' });
    expect(reset).toMatchObject(invalid('password reset'));
  },
);
