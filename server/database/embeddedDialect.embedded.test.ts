import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { embeddedTemplate } from '../testing/testDatabase';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import { embeddedDialect } from './embeddedDialect';
import { openDatabase } from './openDatabase';
import type { Tables } from './schema';
import { startDatabaseThread, type DatabaseThread } from './startDatabaseThread';

jest.setTimeout(120_000);

const log = { warn: () => undefined, error: () => undefined };

/** Paths below a folder that others than the owner may access. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => (statSync(name).mode & 0o077) !== 0);
}

test('only the owner can read the files, new or old', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  for (let start = 1; start <= 2; start++) {
    const database = await openDatabase({ url: undefined, folder, log });
    const db = await database.opened;
    await sql`create table ${sql.table(`t${start}`)} as select generate_series(1, 50000)`.execute(
      db,
    );
    await sql`checkpoint`.execute(db);
    expect(openToOthers(path.join(folder, 'database'))).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await database.close();
  }
});

test('when the thread dies, its statements fail, and the next one starts another thread', async () => {
  const threads: DatabaseThread[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  const db = new Kysely<Tables>({
    dialect: embeddedDialect(() => {
      const thread = startDatabaseThread(path.join(folder, 'database'), 10_000);
      threads.push(thread);
      return thread;
    }),
  });
  const count = sql`select count(*) from counter`;
  await count.execute(db);
  const broken = db.transaction().execute(async (trx) => {
    await count.execute(trx);
    const sleeping = sql`select pg_sleep(5)`.execute(trx);
    await threads[0]?.terminate();
    await sleeping.catch(() => undefined);
    // Not in the new thread, where there is no transaction.
    await count.execute(trx);
  });
  await expect(broken).rejects.toThrow(DatabaseUnavailable);
  expect((await count.execute(db)).rows).toEqual([{ count: 0 }]);
  expect(threads).toHaveLength(2);
  await db.destroy();
  await expect(count.execute(db)).rejects.toThrow();
});

test('a new thread starts only after the old one has stopped; a failure to stop it does not block', async () => {
  const events: string[] = [];
  let first: DatabaseThread | undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'stop-'));
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  const db = new Kysely<Tables>({
    dialect: embeddedDialect(() => {
      events.push('start');
      const thread = startDatabaseThread(path.join(folder, 'database'), 10_000);
      first ??= thread;
      const terminate = async () => {
        if (!events.includes('failure')) {
          events.push('failure');
          throw new Error('It does not stop');
        }
        await sleep(50);
        events.push('stop');
        await thread.terminate();
      };
      return { ...thread, terminate };
    }),
  });
  const count = sql`select count(*) from counter`;
  await count.execute(db);
  await first?.terminate();
  await expect(count.execute(db)).rejects.toThrow('It does not stop');
  expect((await count.execute(db)).rows).toEqual([{ count: 0 }]);
  expect(events).toEqual(['start', 'failure', 'stop', 'start']);
  await db.destroy();
});

test('an embedded database that cannot be opened at first is opened later', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'late-'));
  // A file where the database needs a folder.
  const file = path.join(folder, 'database');
  writeFileSync(file, '');
  const errors: unknown[] = [];
  const database = await openDatabase({
    url: undefined,
    folder,
    log: { ...log, error: (error: unknown) => void errors.push(error) },
  });
  while (errors.length === 0) await sleep(50);
  rmSync(file);
  cpSync(path.join(await embeddedTemplate(), 'database'), file, { recursive: true });
  const db = await database.opened;
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await database.close();
});
