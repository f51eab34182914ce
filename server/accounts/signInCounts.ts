import type { Count, Counters } from '../database/counters';
import type { Database, DatabaseTransaction } from '../database/schema';

/** The window of failed sign-ins, in milliseconds. */
export const window = 15 * 60 * 1000;

/** The window for consecutive failures, without a success in between, in milliseconds. */
const consecutiveWindow = 30 * 24 * 60 * 60 * 1000;

/**
 * Resets the limits that apply to an account as a whole.
 *
 * @param scope the account's e-mail address, or that and a network which counts for itself
 */
export async function forgetFailures(
  trx: DatabaseTransaction,
  counters: Counters,
  scope: string,
): Promise<void> {
  await counters.reset(trx, consecutiveOf(scope));
  await counters.reset(trx, delayOf(scope));
}

/** What an account's sign-ins from a known network are counted by. */
export const scopeOf = (email: string, network: string) => `${email} ${network}`;

const consecutiveOf = (scope: string): Count => ({
  subject: 'consecutive failed sign-ins to',
  identifier: scope,
  window: consecutiveWindow,
});
/** Runs while sign-ins have to wait. */
export const delayOf = (scope: string): Count => ({
  subject: 'delay of sign-ins to',
  identifier: scope,
  window: 0,
});
/** Runs while a network is known. */
export const knownOf = (scope: string): Count => ({
  subject: 'sign-ins',
  identifier: scope,
  window: consecutiveWindow,
});

/** Runs after a password reset. */
export const resetOf = (email: string): Count => ({
  subject: 'password resets of',
  identifier: email,
  window: consecutiveWindow,
});

/** The failed sign-ins of the network, of account and network, and the consecutive ones of the scope. */
export function countsOf(email: string, network: string, scope: string): [Count, Count, Count] {
  return [
    { subject: 'failed sign-ins from', identifier: network, window },
    { subject: 'failed sign-ins to', identifier: scopeOf(email, network), window },
    consecutiveOf(scope),
  ];
}

/** Whether the user has signed in from a network within 30 days, and since the latest password reset. */
export async function isKnown(
  db: Database,
  counters: Counters,
  { email, network, now }: { email: string; network: string; now: Date },
): Promise<boolean> {
  const known = counters.keyOf(knownOf(scopeOf(email, network)));
  const reset = counters.keyOf(resetOf(email));
  const rows = await db
    .selectFrom('counter')
    .select(['key', 'endsAt'])
    .where('key', 'in', [known, reset])
    .where('endsAt', '>', now)
    .execute();
  // Both windows are equally long.
  const endOf = (key: string) => rows.find((row) => row.key === key)?.endsAt.getTime() ?? 0;
  return endOf(known) > 0 && endOf(known) >= endOf(reset);
}
