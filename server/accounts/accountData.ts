import type { Counters } from '../database/counters';
import type { Database, DatabaseTransaction } from '../database/schema';
import { forgetFailures } from './signInCounts';

/** An account as the database identifies it. */
export interface AccountKey {
  id: string;
  email: string;
}

/** Everything stored about a user, except secrets. */
export async function accountDataOf(db: Database, { id, email }: AccountKey) {
  const account = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', id)
    .orderBy('createdAt', 'desc')
    .execute();
  const codes = await db
    .selectFrom('verification')
    .select(['createdAt', 'expiresAt'])
    .where('value', '=', id)
    .execute();
  const queuedMails = await db
    .selectFrom('mail')
    .select(['kind', 'createdAt'])
    .where('email', '=', email)
    .execute();
  return { account, sessions, codes, queuedMails };
}

/**
 * Deletes an account with its sessions, codes, queued mails and failed sign-ins. The counters per network, and that of
 * its password resets, expire within 30 days; their hashes do not reveal the account. Without the latter, networks that
 * were known before a reset would be known again to a new account of the address.
 */
export async function deleteAccount(
  trx: DatabaseTransaction,
  counters: Counters,
  { id, email }: AccountKey,
): Promise<void> {
  await trx.deleteFrom('user').where('id', '=', id).execute();
  await trx.deleteFrom('verification').where('value', '=', id).execute();
  await trx.deleteFrom('mail').where('email', '=', email).execute();
  await forgetFailures(trx, counters, email);
}
