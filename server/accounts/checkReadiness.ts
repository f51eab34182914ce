import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { withinTime } from '../withinTime';

/** What works: `ok`, or a sentence that says what does not. */
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
 * @param mailProblem why mails cannot be sent; `undefined` if they can
 */
export async function checkReadiness(
  opened: Promise<Database>,
  mailProblem: string | undefined,
): Promise<Readiness> {
  const mailQueue = mailProblem ?? 'ok';
  try {
    const asking = opened.then((db) => sql`select 1`.execute(db));
    await withinTime(asking, timeout, 'The database does not answer');
    return { database: 'ok', mailQueue };
  } catch {
    return {
      database: 'The database does not answer.',
      mailQueue: 'The mail queue waits for the database.',
    };
  }
}
