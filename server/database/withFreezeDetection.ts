import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { withinTime } from '../withinTime';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import type { Database } from './schema';

/** How long to wait before asking the database for anything else, and for its answer, in milliseconds. */
const patience = 3500;
const probeTimeout = 800;

/** The work that a statement belongs to, through all its promises. */
const current = new AsyncLocalStorage<{ isAbandoned: boolean }>();

/**
 * Waits for work that uses the database. After 3.5 s it asks the database something trivial, and gives up if that is
 * not answered either: otherwise a frozen database would be noticed later than people wait. Work that was given up
 * sends no further statement, and its transaction is rolled back: only what the database had already received can still
 * take effect.
 *
 * @throws DatabaseUnavailable if the database does not answer, or what the work rejects with
 */
export async function withFreezeDetection<T>(work: () => Promise<T>, db: Database): Promise<T> {
  const state = { isAbandoned: false };
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const frozen = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      withinTime(sql`select 1`.execute(db), probeTimeout, 'No answer').catch((cause: unknown) => {
        state.isAbandoned = !isDone;
        reject(new DatabaseUnavailable('The database does not answer', { cause }));
      });
    }, patience);
  });
  try {
    return await Promise.race([current.run(state, work), frozen]);
  } finally {
    isDone = true;
    clearTimeout(timer);
  }
}

/**
 * Checks a statement before it is sent to the database.
 *
 * @throws DatabaseUnavailable for any but `rollback` if the work that it belongs to was given up
 */
export function rejectAbandonedWork(statement: string): void {
  if (current.getStore()?.isAbandoned !== true || statement === 'rollback') return;
  throw new DatabaseUnavailable('The request was answered without waiting for this statement');
}
