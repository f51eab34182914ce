import type { Database } from '../database/schema';
import { deleteExpiredCodes } from './codes';
import type { Log } from '../Log';

const interval = 60 * 60 * 1000;

/**
 * Deletes expired codes, sessions and counters once an hour.
 *
 * @returns a function that stops it
 */
export function startCleanup(db: Database, clock: () => Date, log: Log): () => void {
  const timer = setInterval(() => {
    clean(db, clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'What has expired cannot be deleted now');
    });
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

async function clean(db: Database, now: Date): Promise<void> {
  await deleteExpiredCodes(db, now);
  await db.deleteFrom('session').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInAttempt').where('endsAt', '<', now).execute();
  await db.deleteFrom('counter').where('endsAt', '<', now).execute();
}
