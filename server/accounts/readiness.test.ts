import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { readConfig } from '../config';
import { openDatabase } from '../database/openDatabase';
import { useAccountServer } from '../testing/accountServer';
import { buildTestApp, portOf } from '../testing/buildTestApp';
import { validatorCompiler } from '../validation';
import { accounts } from './accounts';
import { checkReadiness } from './checkReadiness';
import { createPasswordHash } from './password/createPasswordHash';

const server = useAccountServer();

test('/readyz answers 200 while database and mail queue work', async () => {
  const { statusCode, body } = await server().app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { database: 'ok', mailQueue: 'ok' }]);
});

test('a call to a frozen database gets 503 within 5 s and has no effect later; the next calls work', async () => {
  const { app, db, settled } = server();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begun = 0;
  // All connections of the server; the embedded database has one, on which transactions take turns.
  const connections = process.env.TEST_DATABASE_URL === undefined ? 1 : 10;
  const held = Array.from({ length: connections }, () =>
    db.transaction().execute(() => {
      begun += 1;
      return released;
    }),
  );
  while (begun < connections) await sleep(10);
  const forgot = () =>
    app.inject({ method: 'POST', url: '/api/forgot', payload: { email: 'ada@example.org' } });
  const start = performance.now();
  const refused = await forgot();
  expect(performance.now() - start).toBeLessThan(20_000);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  release();
  await Promise.all(held);
  expect((await forgot()).statusCode).toBe(200);
  await settled();
  const counted = await db.selectFrom('counter').select(['key', 'used']).execute();
  // Only the second call counted.
  expect(counted.map(({ used }) => used)).toEqual([1, 1]);
});

test('the server is not ready before the accounts have started', async () => {
  const opened = Promise.resolve(server().db);
  expect(await checkReadiness(opened, new Promise(() => undefined))).toEqual({
    database: 'ok',
    mailQueue: 'The mail queue has not started.',
  });
});

test('the accounts retry a failed start', async () => {
  const { db, counters } = server();
  const passwords = createPasswordHash(10);
  const failures = [new Error('no memory'), new Error('no memory')];
  const app = fastify().setValidatorCompiler(validatorCompiler);
  await app.register(accounts, {
    database: { opened: Promise.resolve(db), openTimeout: 4000, close: () => Promise.resolve() },
    counters,
    appUrl: 'http://localhost:3000',
    dataDir: mkdtempSync(path.join(tmpdir(), 'retry-')),
    secret: 's'.repeat(32),
    mail: readConfig({}).mail,
    passwords: {
      ...passwords,
      hash: (password) => {
        const failure = failures.pop();
        return failure === undefined ? passwords.hash(password) : Promise.reject(failure);
      },
    },
    print: () => undefined,
  });
  const { body } = await app.inject('/readyz');
  expect(body).toContain('The mail queue has not started.');
  while ((await app.inject('/readyz')).statusCode === 503) await sleep(100);
  expect(failures).toEqual([]);
  await app.close();
});

test('if the server closes while the accounts are starting, they start no mail queue', async () => {
  const { db, counters } = server();
  const passwords = createPasswordHash(10);
  let isHashing: () => void = () => undefined;
  const hashing = new Promise<void>((resolve) => (isHashing = resolve));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const clock = jest.fn(() => new Date());
  const app = fastify().setValidatorCompiler(validatorCompiler);
  await app.register(accounts, {
    database: { opened: Promise.resolve(db), openTimeout: 4000, close: () => Promise.resolve() },
    counters,
    appUrl: 'http://localhost:3000',
    dataDir: mkdtempSync(path.join(tmpdir(), 'closing-')),
    secret: 's'.repeat(32),
    mail: readConfig({}).mail,
    passwords: {
      ...passwords,
      hash: async (password) => {
        isHashing();
        await released;
        return passwords.hash(password);
      },
    },
    print: () => undefined,
    clock,
  });
  await app.ready();
  await hashing;
  clock.mockClear();
  await app.close();
  release();
  await sleep(500);
  // The mail queue and the cleanup look at the clock when they start.
  expect(clock).not.toHaveBeenCalled();
});

describe.each(['refuses connections', 'never answers'])('while the database %s', (fault) => {
  const sockets: Socket[] = [];
  let database: Server;
  let port = 0;
  beforeAll(async () => {
    database = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(database, 'listening');
    port = portOf(database.address());
    if (fault === 'refuses connections') database.close();
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    database.close();
  });
  const start = () =>
    buildTestApp({
      openDatabase: (log) =>
        openDatabase({
          url: `postgres://me@127.0.0.1:${port}/ideas`,
          folder: mkdtempSync(path.join(tmpdir(), 'down-')),
          log,
        }),
    });

  test('a call and /readyz answer 503 instead of waiting, and /healthz still 200', async () => {
    const app = await start();
    const begun = Date.now();
    const [call, ready, health] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/forgot', payload: { email: 'ada@example.org' } }),
      app.inject('/readyz'),
      app.inject('/healthz'),
    ]);
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect([call.statusCode, ready.statusCode, health.statusCode]).toEqual([503, 503, 200]);
    expect(call.headers['retry-after']).toBe('5');
    expect(call.json()).toEqual({
      message: 'Accounts cannot be reached at the moment. Please try again later.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(ready.json()).toEqual({
      message: 'Not ready: database, mailQueue.',
      database: 'The database does not answer.',
      mailQueue: 'The mail queue waits for the database.',
      requestId: expect.any(String) as string,
    });
  });
});
