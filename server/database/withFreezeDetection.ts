import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { withinTime } from '../withinTime';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import type { Database } from './schema';

/** How long work may take before the database is probed, in milliseconds. */
const probeDelay = 3500;
/** How long the probe may take, in milliseconds. */
const probeTimeout = 800;

/** The work that a statement belongs to, through all its promises. */
const current = new AsyncLocalStorage<{ isAbandoned: boolean }>();

/**
 * Waits for work that uses the database. After 3.5 s it probes the database with a trivial query, and abandons the work
 * if that gets no response either; without the probe, the server would detect a frozen database only after its callers
 * have given up. Abandoned work sends no further statement, and its transaction is rolled back: only what the database
 * has already received can still take effect.
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
    }, probeDelay);
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
 * @throws DatabaseUnavailable for any but `rollback` if the work that it belongs to was abandoned
 */
export function rejectAbandonedWork(statement: string): void {
  if (current.getStore()?.isAbandoned !== true || statement === 'rollback') return;
  throw new DatabaseUnavailable('The request was answered without waiting for this statement');
}
