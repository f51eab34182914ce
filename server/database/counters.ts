import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './schema';

/** Identifies a counter, and states its time window. */
export interface Count {
  /** What is counted, such as `mail to`. */
  subject: string;
  /** What it is counted by: an e-mail or IP address, stored as a keyed hash. */
  identifier: string;
  /** Length of the time window, in milliseconds. */
  window: number;
}

/** A counter's value after an increment. */
export interface Counted {
  used: number;
  /** When the window ends and the counter restarts; at most a whole window from now. */
  endsAt: Date;
}

interface Addition {
  used?: number;
}

/** Counters that all servers with one database and one secret share. */
export interface Counters {
  /**
   * Increments counters, by 0 to lock or read them. A window starts with the first increment in it.
   *
   * @param counts different counters, always in the same order of subjects, or two calls could deadlock
   * @returns the new values, in the order of `counts`
   */
  add: (
    db: Database | DatabaseTransaction,
    counts: readonly Count[],
    addition: Addition,
    now: Date,
  ) => Promise<Counted[]>;
  /** Resets a counter. */
  reset: (
    db: Database | DatabaseTransaction,
    count: Pick<Count, 'subject' | 'identifier'>,
  ) => Promise<void>;
  /**
   * The stored key of a counter, hashed with the secret: without the secret, a reader of the table cannot recover its
   * identifier by trying all IP addresses or a list of e-mail addresses.
   */
  keyOf: (count: Pick<Count, 'subject' | 'identifier'>) => string;
}

/**
 * The tolerated difference between the times of two calls, in milliseconds: servers' clocks differ, and a call reads
 * the clock before it waits for a lock.
 */
export const clockTolerance = 60_000;

/**
 * When a window ends, by the clock of this call: at most a whole window from now, even if a call with a later clock
 * began it.
 *
 * @param window its length, in milliseconds
 */
export function windowEnd(endsAt: Date, window: number, now: Date): Date {
  return new Date(Math.min(endsAt.getTime(), now.getTime() + window));
}

/**
 * Whether the window of a counter is over, or lies in the future because it began while the clock was wrong.
 */
const isOver = (now: Date) => sql<boolean>`(counter."endsAt" <= ${now}
  or counter."endsAt" > excluded."endsAt" + ${clockTolerance} * interval '1 millisecond')`;

/**
 * Creates the counters.
 *
 * @param secret a different one restarts all counters
 */
export function createCounters(secret: string): Counters {
  const keyOf: Counters['keyOf'] = ({ subject, identifier }) =>
    `${subject}:${createHmac('sha256', secret).update(`${subject}:${identifier}`).digest('base64url')}`;

  return {
    keyOf,
    add: async (db, counts, { used = 0 }, now) => {
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
            used: sql<number>`case when ${isOver(now)} then excluded.used
              else counter.used + excluded.used end`,
            endsAt: sql<Date>`case when ${isOver(now)} then excluded."endsAt"
              else counter."endsAt" end`,
          }),
        )
        .returningAll()
        .execute();
      const byKey = new Map(rows.map((row) => [row.key, row]));
      return counts.flatMap(({ window }, index) => {
        const row = byKey.get(keys[index] ?? '');
        if (row === undefined) return [];
        return { used: row.used, endsAt: windowEnd(row.endsAt, window, now) };
      });
    },
    reset: async (db, count) => {
      await db.deleteFrom('counter').where('key', '=', keyOf(count)).execute();
    },
  };
}
