import { setTimeout as sleep } from 'node:timers/promises';
import {
  addToCounts,
  forgetCount,
  type Addition,
  type Count,
  type Counted,
} from '../database/counters';
import type { Database, DatabaseTransaction } from '../database/schema';
import { tooMany } from './tooMany';

const window = 15 * 60 * 1000;
const perAccount = 10;
const perAddress = 100;

/** How often and how long a sign-in waits for others that are under way, in milliseconds. */
const pause = 50;
const patience = 10_000;

/** A sign-in that may be tried; exactly one of the two is called when it is over. */
export interface SignInAttempt {
  failed: () => Promise<void>;
  passed: () => Promise<void>;
}

/**
 * Allows 10 failed sign-ins per account and 100 per address in 15 minutes, whether or not the account
 * exists. An attempt counts while it is under way, so that many at once get no more tries than one by one;
 * those that would be too many if all failed wait for the others.
 *
 * @param email as it was typed in, in lower case
 * @param address of the computer
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
    if (account.used >= perAccount) throw tooMany('failed sign-ins', account.endsAt, clock());
    if (from.used >= perAddress || Date.now() - begun > patience) {
      throw tooMany('failed sign-ins', from.endsAt, clock());
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

/** Lets an account be signed in to again: who has reset its password need not wait. */
export async function forgetFailedSignIns(
  db: Database | DatabaseTransaction,
  email: string,
): Promise<void> {
  await forgetCount(db, { subject: accountSubject, whom: email });
}
