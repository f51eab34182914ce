import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import { accountDataOf, deleteAccount, type AccountKey } from './accountData';
import { accountEmail } from './accountEmail';
import { requireSharedSecret } from './checkSharedSecret';
import { forgetFailures } from './signInCounts';

/**
 * What an operator can do with accounts, by any spelling of their address; each command returns what to print. Those
 * that change limits read the counters, and throw ConfigError if these have another secret than the server.
 */
export const accountCommands = { list, show, export: exportData, delete: remove, unlock };

async function list(db: Database): Promise<string> {
  const users = await db
    .selectFrom('user')
    .select(['email', 'emailVerified', 'createdAt'])
    .orderBy('createdAt')
    .execute();
  const lines = users.map(({ email, emailVerified, createdAt }) =>
    [createdAt.toISOString(), emailVerified ? 'verified  ' : 'unverified', email].join('  '),
  );
  return [...lines, `${users.length} accounts`].join('\n');
}

async function show(db: Database, email: string): Promise<string> {
  const { account, sessions, queuedMails } = await accountDataOf(db, await keyOf(db, email));
  return [
    `Email:     ${account.email}${account.emailVerified ? '' : ' (not verified)'}`,
    `Name:      ${account.name}`,
    `Created:   ${account.createdAt.toISOString()}`,
    `Sessions:  ${sessions.length}`,
    `Last used: ${sessions[0]?.createdAt.toISOString() ?? 'no session'}`,
    `Mails:     ${queuedMails.length} queued`,
  ].join('\n');
}

async function exportData(db: Database, email: string): Promise<string> {
  return JSON.stringify(await accountDataOf(db, await keyOf(db, email)), null, 2);
}

type ReadCounters = () => Counters;

async function serverCounters(db: Database, readCounters: ReadCounters): Promise<Counters> {
  const counters = readCounters();
  await requireSharedSecret(db, counters);
  return counters;
}

async function remove(db: Database, email: string, readCounters: ReadCounters): Promise<string> {
  const key = await keyOf(db, email);
  const counters = await serverCounters(db, readCounters);
  await db.transaction().execute((trx) => deleteAccount(trx, counters, key));
  return `Deleted the account of ${key.email}, with its sessions, codes and queued mails.`;
}

async function unlock(db: Database, typed: string, readCounters: ReadCounters): Promise<string> {
  const { email } = await keyOf(db, typed);
  const counters = await serverCounters(db, readCounters);
  await db.transaction().execute((trx) => forgetFailures(trx, counters, email));
  // The hashes do not reveal the networks.
  return [
    `Unlocked ${email}. A network with 10 failed sign-ins still waits for at most 15 minutes.`,
    'One from which the person had signed in, with 100, waits until the password is reset.',
  ].join('\n');
}

async function keyOf(db: Database, email: string): Promise<AccountKey> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('email', '=', accountEmail(email))
    .executeTakeFirst();
  if (found === undefined) throw new NoSuchAccount(`There is no account of ${email}`);
  return found;
}

/** A sentence for the operator, printed without a stack. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
}
