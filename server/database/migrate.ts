import { Migrator } from 'kysely';
import { migrations } from './migrations';
import type { Database } from './schema';

/**
 * Migrates the tables to the current version. Servers that start at the same time wait for each other with an advisory
 * lock.
 *
 * @throws the error of the failed migration; all of them are then rolled back
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error('The tables cannot be brought up to date');
}
