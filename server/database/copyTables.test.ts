import { openAccount, useAccountServer } from '../testing/accountServer';
import { createTestDatabase } from '../testing/testDatabase';
import { copyTables } from './copyTables';
import { openDatabase } from './openDatabase';

jest.setTimeout(120_000);

const server = useAccountServer();
const log = { warn: () => undefined, error: () => undefined };

test('all rows are copied into an empty database, and into no other', async () => {
  const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
  await openAccount(server(), ada);
  await server().post('login', { Email: ada.email, Password: ada.password });
  const test = await createTestDatabase();
  const other = await openDatabase({
    url: test.env.DATABASE_URL,
    folder: test.env.DATA_DIR,
    log,
  });
  const to = await other.opened;
  const { db } = server();
  expect(await copyTables(db, to)).toMatchObject({ user: 1, account: 1, session: 1 });
  for (const table of ['user', 'account', 'session', 'verification', 'counter'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(await to.selectFrom(table).selectAll().execute()).toEqual(rows);
  }
  await expect(copyTables(db, to)).rejects.toThrow('takes a database without accounts');
  await other.close();
  await test.drop();
});
