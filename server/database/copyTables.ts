import { ConfigError } from '../ConfigError';
import type { Database } from './schema';

/** Referenced tables come first. */
const tables = ['user', 'account', 'session', 'verification', 'mail', 'counter'] as const;

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 500;

/**
 * Copies all rows into a database with the same, empty tables, in one transaction.
 *
 * @returns the number of rows by table
 * @throws ConfigError if the other database has accounts
 */
export async function copyTables(from: Database, to: Database): Promise<Record<string, number>> {
  const copied: Record<string, number> = {};
  await to.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('user').select('id').limit(1).execute();
    if (found.length > 0) throw new ConfigError('DATABASE_URL takes a database without accounts');
    for (const table of tables) {
      const rows = await from.selectFrom(table).selectAll().execute();
      copied[table] = rows.length;
      await trx.deleteFrom(table).execute();
      for (let start = 0; start < rows.length; start += batch) {
        await trx
          .insertInto(table)
          .values(rows.slice(start, start + batch))
          .execute();
      }
    }
  });
  return copied;
}
