import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../Log';
import { portOf } from '../testing/buildTestApp';
import { startAccountServer } from '../testing/accountServer';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/createPostgresDatabase';
import { openDatabase } from './openDatabase';

jest.setTimeout(60_000);

const log: Log = { warn: () => undefined, error: () => undefined };
const folder = () => mkdtempSync(path.join(tmpdir(), 'frozen-'));

/** A network path to PostgreSQL that can stop delivering what the server sends, and later deliver it all. */
interface Path {
  url: string;
  freeze: () => void;
  thaw: () => void;
  /** Resets all connections. */
  cut: () => void;
}

let database: PostgresDatabase;
let listener: Server;
const sockets = new Set<Socket>();

async function startPath(): Promise<Path> {
  const target = new URL(database.url);
  const held = new Set<Socket>();
  let isFrozen = false;
  listener = createServer((socket) => {
    const server = connect(Number(target.port), target.hostname);
    for (const each of [socket, server]) {
      sockets.add(each);
      each.on('error', () => undefined);
    }
    server.pipe(socket);
    socket.on('data', (piece) => server.write(piece));
    // What was sent before the connection closed still arrives, as it would at a process that is stopped and resumes.
    socket.once('end', () => server.end());
    held.add(socket);
    if (isFrozen) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(database.url);
  url.port = String(portOf(listener.address()));
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of held) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of held) socket.resume();
    },
    cut: () => {
      for (const socket of held) socket.resetAndDestroy();
    },
  };
}

beforeEach(async () => {
  database = await createPostgresDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  listener.close();
  await database.drop();
});

test('a sign-up that got 503 creates no account when the database resumes', async () => {
  const { url, freeze, thaw } = await startPath();
  const server = await startAccountServer({ DATA_DIR: folder(), DATABASE_URL: url });
  const signUp = (email: string) =>
    server.post('signup', { name: 'Ada', email, password: 'correct horse' });
  expect((await signUp('before@example.org')).status).toBe(201);
  freeze();
  expect((await signUp('ada@example.org')).status).toBe(503);
  thaw();
  expect((await signUp('after@example.org')).status).toBe(201);
  await sleep(1000);
  const users = await server.db.selectFrom('user').select('email').orderBy('createdAt').execute();
  expect(users.map(({ email }) => email)).toEqual(['before@example.org', 'after@example.org']);
  await server.app.close();
});

test('a connection that breaks during a statement fails that statement alone', async () => {
  const { url, cut } = await startPath();
  const handle = await openDatabase({ url, folder: folder(), log });
  const db = await handle.opened;
  const slow = sql`select pg_sleep(5)`.execute(db);
  await sleep(300);
  cut();
  await expect(slow).rejects.toThrow();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
  await handle.close();
});

test('a transaction that begins too late contains no statement of another request', async () => {
  const { url, freeze, thaw } = await startPath();
  const frozen = await openDatabase({ url, folder: folder(), log });
  const db = await frozen.opened;
  const witness = await openDatabase({ url: database.url, folder: folder(), log });
  freeze();
  await expect(db.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow(
    'Query read timeout',
  );
  thaw();
  await sleep(500);
  const row = { key: 'kept', used: 1, endsAt: new Date() };
  await db.insertInto('counter').values(row).execute();
  const seen = await (await witness.opened).selectFrom('counter').select('key').execute();
  expect(seen).toEqual([{ key: 'kept' }]);
  await frozen.close();
  await witness.close();
});
