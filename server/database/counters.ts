import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './schema';

/** A counter: its subject, its key and its time window. */
export interface Count {
  /** What is counted, such as `mail to`. */
  subject: string;
  /** E-mail or IP address; stored as a hash. */
  whom: string;
  /** Length of the time window, in milliseconds. */
  window: number;
}

/** A counter's value after an increment. */
export interface Counted {
  used: number;
  /** When the window ends and the counter restarts. */
  endsAt: Date;
}

export interface Addition {
  used?: number;
}

/**
 * Increments counters that all servers of one database share, by 0 to lock or read them. A window starts with the first
 * increment in it.
 *
 * @param counts different counters, always in the same order of subjects, or two calls could deadlock
 * @returns the new values, in the order of `counts`
 */
export async function addToCounts(
  db: Database | DatabaseTransaction,
  counts: readonly Count[],
  { used = 0 }: Addition,
  now: Date,
): Promise<Counted[]> {
  const keys = counts.map(keyOf);
  const rows = await db
    .insertInto('counter')
    .values(
      counts.map(({ window }, index) => ({
        key: keys[index] ?? '',
        used,
        endsAt: new Date(now.getTime() + window),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when counter."endsAt" <= ${now} then excluded.used
          else counter.used + excluded.used end`,
        endsAt: sql<Date>`case when counter."endsAt" <= ${now} then excluded."endsAt"
          else counter."endsAt" end`,
      }),
    )
    .returningAll()
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Resets a counter. */
export async function resetCount(
  db: Database | DatabaseTransaction,
  count: Pick<Count, 'subject' | 'whom'>,
): Promise<void> {
  await db.deleteFrom('counter').where('key', '=', keyOf(count)).execute();
}

/** The stored key of a counter. Hashed, so that the table contains no addresses. */
export function keyOf({ subject, whom }: Pick<Count, 'subject' | 'whom'>): string {
  return `${subject}:${createHash('sha256').update(whom).digest('base64url')}`;
}
