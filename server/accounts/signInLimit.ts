import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clockTolerance, windowEnd, type Counted, type Counters } from '../database/counters';
import type { Database, DatabaseTransaction } from '../database/schema';
import { createSlots } from '../createSlots';
import { RequestError } from '../RequestError';
import { rateLimitError } from './rateLimitError';
import {
  countsOf,
  delayOf,
  forgetFailures,
  isKnown,
  knownOf,
  resetOf,
  scopeOf,
  window,
} from './signInCounts';

const perAccountAndNetwork = 10;
const perNetwork = 100;

const consecutiveBeforeDelay = 20;
const maximumConsecutive = 100;

/** After this time, in milliseconds, an attempt counts as ended because its server has crashed. */
const lease = 30_000;

const maximumWaiters = 20;
const maximumWait = 10_000;

/** A permitted sign-in attempt. Call exactly one of these when it ends. */
interface SignInAttempt {
  /** @returns whether to notify the owner of the account */
  failed: () => Promise<boolean>;
  passed: () => Promise<void>;
  /** The attempt ended before the password was checked, and does not count. */
  cancelled: () => Promise<void>;
  /** The server was too busy to check the password: counts for the network only, which may be the reason. */
  refused: () => Promise<void>;
}

/** Limits failed sign-ins; create one per server. */
export interface SignInLimit {
  /**
   * Waits while only attempts in progress exceed a limit, so that concurrent attempts get no more tries than
   * sequential ones.
   *
   * @param email in lower case
   * @param network the client's IP address or network
   * @throws RequestError 429
   */
  begin: (email: string, network: string) => Promise<SignInAttempt>;
  /**
   * Allows a sign-in from that network, known or not, right after a password reset. All others become unknown, as those
   * who signed in from them may not know the new password.
   */
  allow: (trx: DatabaseTransaction, email: string, network: string) => Promise<void>;
}

/**
 * Allows 10 failed sign-ins per account and network and 100 per network in 15 minutes. Because many networks can attack
 * one account, its 20th consecutive failure and each further one start a growing delay, and it allows 100 in all. A
 * network from which the user has signed in has its own count of these, so that others cannot lock the user out there
 * (docs/decisions/005-accounts.md). Treats addresses without an account the same way.
 */
export function createSignInLimit(
  db: Database,
  counters: Counters,
  clock: () => Date,
): SignInLimit {
  const wait = createSlots(maximumWaiters, () => tooMany(soon(clock()), clock()));

  async function begin(email: string, network: string): Promise<SignInAttempt> {
    // Not the wall clock, which can jump.
    const since = performance.now();
    for (let pause = 50; ; pause = Math.min(pause * 1.5, 500)) {
      const begun = await tryBegin(db, counters, email, network, clock());
      if (begun !== undefined) return attempt(begun, email, network);
      if (performance.now() - since > maximumWait) throw tooMany(soon(clock()), clock());
      await sleep(pause);
    }
  }

  function attempt({ id, scope }: StartedAttempt, email: string, network: string): SignInAttempt {
    const end = (trx: Database | DatabaseTransaction) =>
      trx.deleteFrom('signInAttempt').where('id', '=', id).execute();
    return {
      failed: () =>
        db.transaction().execute(async (trx) => {
          const now = clock();
          const counted = await counters.add(
            trx,
            countsOf(email, network, scope),
            { used: 1 },
            now,
          );
          const failures = counted[2]?.used ?? 0;
          const delay = { ...delayOf(scope), window: delayAfter(failures) };
          if (delay.window > 0) await counters.add(trx, [delay], {}, now);
          await end(trx);
          return failures === consecutiveBeforeDelay || failures === maximumConsecutive;
        }),
      passed: () =>
        db.transaction().execute(async (trx) => {
          await forgetFailures(trx, counters, email);
          await remember(trx, email, network);
          await end(trx);
        }),
      cancelled: async () => {
        await end(db);
      },
      refused: () =>
        db.transaction().execute(async (trx) => {
          const [ofNetwork] = countsOf(email, network, scope);
          await counters.add(trx, [ofNetwork], { used: 1 }, clock());
          await end(trx);
        }),
    };
  }

  /** Marks the network as one from which the user has signed in. */
  async function remember(trx: DatabaseTransaction, email: string, network: string): Promise<void> {
    const scope = scopeOf(email, network);
    await forgetFailures(trx, counters, scope);
    // The window starts with the latest sign-in.
    await counters.reset(trx, knownOf(scope));
    await counters.add(trx, [knownOf(scope)], { used: 1 }, clock());
  }

  return {
    begin: async (email, network) => {
      const leave = wait(email);
      try {
        return await begin(email, network);
      } finally {
        leave();
      }
    },
    allow: async (trx, email, network) => {
      const now = clock();
      await counters.reset(trx, countsOf(email, network, email)[1]);
      await forgetFailures(trx, counters, email);
      await remember(trx, email, network);
      await counters.reset(trx, resetOf(email));
      await counters.add(trx, [resetOf(email)], { used: 1 }, now);
    },
  };
}

/** 1 s after the 20th consecutive failure, then twice as long each time, at most 15 minutes. */
function delayAfter(failures: number): number {
  if (failures < consecutiveBeforeDelay) return 0;
  return Math.min(1000 * 2 ** (failures - consecutiveBeforeDelay), window);
}

/** An attempt that has begun. */
interface StartedAttempt {
  id: string;
  /** What consecutive failures are counted by: the account, or the account within a known network. */
  scope: string;
}

/**
 * Begins an attempt if no limit is exceeded, counting those in progress as failed.
 *
 * @returns `undefined` if it must wait for those in progress
 * @throws RequestError 429 if failed attempts alone exceed a limit
 */
async function tryBegin(
  db: Database,
  counters: Counters,
  email: string,
  network: string,
  now: Date,
): Promise<StartedAttempt | undefined> {
  const scope = (await isKnown(db, counters, { email, network, now }))
    ? scopeOf(email, network)
    : email;
  const counts = countsOf(email, network, scope);
  const [ofNetwork, ofPair, ofAccount] = [
    counters.keyOf(counts[0]),
    counters.keyOf(counts[1]),
    counters.keyOf(counts[2]),
  ];
  return db.transaction().execute(async (trx) => {
    // Adding 0 locks the counters, so that concurrent attempts take turns here.
    const [from, pair, account] = await counters.add(trx, counts, {}, now);
    if (from === undefined || pair === undefined || account === undefined) {
      throw new Error('A count is missing');
    }
    if (from.used >= perNetwork) throw tooMany(from.endsAt, now);
    if (pair.used >= perAccountAndNetwork) throw tooMany(pair.endsAt, now);
    if (account.used >= maximumConsecutive) throw locked(account, now);
    const delay = await trx
      .selectFrom('counter')
      .select('endsAt')
      .where('key', '=', counters.keyOf(delayOf(scope)))
      .where('endsAt', '>', now)
      // Ignores a delay that began while the clock was wrong.
      .where('endsAt', '<=', new Date(now.getTime() + window + clockTolerance))
      .executeTakeFirst();
    if (delay !== undefined) throw tooMany(windowEnd(delay.endsAt, window, now), now);

    const pending = await trx
      .selectFrom('signInAttempt')
      .select(['network', 'pair', 'account'])
      .where('endsAt', '>', now)
      .where((row) => row.or([row('network', '=', ofNetwork), row('account', '=', ofAccount)]))
      .execute();
    const inNetwork = pending.filter((each) => each.network === ofNetwork).length;
    const inPair = pending.filter((each) => each.pair === ofPair).length;
    const inAccount = pending.filter((each) => each.account === ofAccount).length;
    // Concurrent attempts are allowed up to the 20th failure, and only one at a time after it.
    const accountLimit = Math.max(consecutiveBeforeDelay, account.used + 1);
    if (
      from.used + inNetwork >= perNetwork ||
      pair.used + inPair >= perAccountAndNetwork ||
      account.used + inAccount >= accountLimit
    ) {
      return undefined;
    }
    const id = randomUUID();
    await trx
      .insertInto('signInAttempt')
      .values({
        id,
        network: ofNetwork,
        pair: ofPair,
        account: ofAccount,
        endsAt: new Date(now.getTime() + lease),
      })
      .execute();
    return { id, scope };
  });
}

const tooMany = (endsAt: Date, now: Date) => rateLimitError('failed sign-ins', endsAt, now);

const soon = (now: Date) => new Date(now.getTime() + 1000);

function locked({ endsAt }: Counted, now: Date): RequestError {
  const error = tooMany(endsAt, now);
  return new RequestError(
    error.statusCode,
    error.code,
    `${error.message} Or reset your password to sign in at once.`,
    { retryAfter: error.retryAfter ?? 1 },
  );
}
