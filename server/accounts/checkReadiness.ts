import type { Database } from '../database/schema';
import { withinTime } from '../withinTime';

/** The state of each dependency: `ok`, or a sentence that describes the problem. */
export interface Readiness {
  database: string;
  mailQueue: string;
}

/** How long the database may take, in milliseconds. */
const timeout = 3000;

/**
 * Checks what the accounts depend on.
 *
 * @param opened the database
 * @param started the accounts on it; resolves to why mails cannot be sent, or `undefined` if they can
 */
export async function checkReadiness(
  opened: Promise<Database>,
  started: Promise<string | undefined>,
): Promise<Readiness> {
  // A database whose tables are missing is not ready.
  const asking = opened.then((db) => db.selectFrom('user').select('id').limit(1).execute());
  const [database, mailQueue] = await Promise.allSettled([
    withinTime(asking, timeout, 'The database does not answer'),
    withinTime(started, timeout, 'The accounts have not started'),
  ]);
  if (database.status === 'rejected') {
    return {
      database: 'The database does not answer.',
      mailQueue: 'The mail queue waits for the database.',
    };
  }
  if (mailQueue.status === 'rejected') {
    return { database: 'ok', mailQueue: 'The mail queue has not started.' };
  }
  return { database: 'ok', mailQueue: mailQueue.value ?? 'ok' };
}
