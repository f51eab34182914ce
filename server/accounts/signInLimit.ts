import { setTimeout as sleep } from 'node:timers/promises';
import {
  addToCounts,
  resetCount,
  type Addition,
  type Count,
  type Counted,
} from '../database/counters';
import type { Database, DatabaseTransaction } from '../database/schema';
import { rateLimitError } from './rateLimitError';

const window = 15 * 60 * 1000;
const perAccount = 10;
const perAddress = 100;

/** How often and how long a sign-in waits for concurrent ones, in milliseconds. */
const pause = 50;
const maximumWait = 10_000;

/** A permitted sign-in attempt. Call exactly one of the two when it ends. */
export interface SignInAttempt {
  failed: () => Promise<void>;
  passed: () => Promise<void>;
}

/**
 * Allows 10 failed sign-ins per account and 100 per IP address in 15 minutes, whether or not the account exists. A
 * pending attempt counts as failed, so that concurrent attempts get no more tries than sequential ones; if only pending
 * attempts exceed the limit, this waits for them to end.
 *
 * @param email in lower case
 * @param address the client's IP address
 * @throws RequestError 429
 */
export async function beginSignIn(
  db: Database,
  email: string,
  address: string,
  clock: () => Date,
): Promise<SignInAttempt> {
  const counts: Count[] = [
    { subject: accountSubject, whom: email, window },
    { subject: 'failed sign-ins from', whom: address, window },
  ];
  const add = (addition: Addition): Promise<Counted[]> =>
    addToCounts(db, counts, addition, clock());
  const begun = Date.now();
  for (;;) {
    const [account, from] = await add({ pending: 1 });
    if (account === undefined || from === undefined) throw new Error('A count is missing');
    const room = account.used + account.pending <= perAccount;
    if (room && from.used + from.pending <= perAddress) break;
    await add({ pending: -1 });
    if (account.used >= perAccount)
      throw rateLimitError('failed sign-ins', account.endsAt, clock());
    if (from.used >= perAddress || Date.now() - begun > maximumWait) {
      throw rateLimitError('failed sign-ins', from.endsAt, clock());
    }
    await sleep(pause);
  }
  return {
    failed: async () => {
      await add({ pending: -1, used: 1 });
    },
    passed: async () => {
      await add({ pending: -1 });
    },
  };
}

const accountSubject = 'failed sign-ins to';

/** Resets the count of an account, so that a user can sign in right after a password reset. */
export async function resetFailedSignIns(
  db: Database | DatabaseTransaction,
  email: string,
): Promise<void> {
  await resetCount(db, { subject: accountSubject, whom: email });
}
