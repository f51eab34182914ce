import { sql } from 'kysely';
import { withinTime } from '../withinTime';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import type { Database } from './schema';

/** How long to wait before asking the database for anything else, and for its answer, in milliseconds. */
const patience = 3500;
const probeTimeout = 800;

/**
 * Waits for work that uses the database. After 3.5 s it asks the database something trivial, and gives up if that is not
 * answered either: a frozen database takes longer to notice than people wait. Does not cancel the work.
 *
 * @throws DatabaseUnavailable if the database does not answer, or what the work rejects with
 */
export async function unlessFrozen<T>(work: Promise<T>, db: Database): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const frozen = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      withinTime(sql`select 1`.execute(db), probeTimeout, 'No answer').catch((cause: unknown) => {
        reject(new DatabaseUnavailable('The database does not answer', { cause }));
      });
    }, patience);
  });
  try {
    return await Promise.race([work, frozen]);
  } finally {
    clearTimeout(timer);
  }
}
