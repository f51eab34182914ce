import { Migrator } from 'kysely';
import { migrations } from './migrations';
import type { Database } from './schema';

/**
 * Brings the tables up to date; nothing to do is no error. Servers that start at the same time wait for
 * one another (an advisory lock), and the second finds the work done.
 *
 * @throws the error of the step that failed; none of the steps then counts as done
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
