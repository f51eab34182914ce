import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase } from '../testing/testDatabase';
import { isDatabaseUnavailable } from './DatabaseUnavailable';
import { openDatabase } from './openDatabase';

jest.setTimeout(120_000);

const log = { warn: () => undefined, error: () => undefined };

test('a statement that takes longer than its limit fails', async () => {
  const test = await createTestDatabase();
  const database = await openDatabase({
    url: test.env.DATABASE_URL,
    folder: test.env.DATA_DIR,
    log,
    statementTimeout: 1000,
  });
  const db = await database.opened;
  const begun = Date.now();
  const error = await sql`select pg_sleep(30)`.execute(db).catch((cause: unknown) => cause);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await database.close();
  await test.drop();
});

test('a command that expects a database in a folder does not create one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const opening = openDatabase({ url: undefined, folder, log, retry: false, create: false });
  await expect(opening).rejects.toThrow(`DATA_DIR takes the folder of a database; ${folder} has`);
  expect(readdirSync(folder)).toEqual([]);
});
