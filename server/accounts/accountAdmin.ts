import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import { forgetFailures } from './signInLimit';

/** What an operator can do with accounts; each command returns what to print. */
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
  const { account, sessions, queuedMails } = await dataOf(db, email);
  return [
    `Email:     ${account.email}${account.emailVerified ? '' : ' (not verified)'}`,
    `Name:      ${account.name}`,
    `Created:   ${account.createdAt.toISOString()}`,
    `Sessions:  ${sessions.length}`,
    `Last used: ${sessions[0]?.createdAt.toISOString() ?? 'no session'}`,
    `Mails:     ${queuedMails.length} queued`,
  ].join('\n');
}

/** Everything that is kept about a person but secrets. */
async function exportData(db: Database, email: string): Promise<string> {
  return JSON.stringify(await dataOf(db, email), null, 2);
}

async function remove(db: Database, email: string, counters: Counters): Promise<string> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('user')
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined) throw noAccount(email);
    await trx.deleteFrom('verification').where('value', '=', deleted.id).execute();
    await trx.deleteFrom('mail').where('email', '=', email).execute();
    await forgetFailures(trx, counters, email);
  });
  return `Deleted the account of ${email}, with its sessions, codes and queued mails.`;
}

async function unlock(db: Database, email: string, counters: Counters): Promise<string> {
  await dataOf(db, email);
  await db.transaction().execute((trx) => forgetFailures(trx, counters, email));
  return `Unlocked ${email}. A network with 10 failed sign-ins still waits for at most 15 minutes.`;
}

async function dataOf(db: Database, email: string) {
  const account = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (account === undefined) throw noAccount(email);
  const sessions = await db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', account.id)
    .orderBy('createdAt', 'desc')
    .execute();
  const codes = await db
    .selectFrom('verification')
    .select(['createdAt', 'expiresAt'])
    .where('value', '=', account.id)
    .execute();
  const queuedMails = await db
    .selectFrom('mail')
    .select(['kind', 'createdAt'])
    .where('email', '=', email)
    .execute();
  return { account, sessions, codes, queuedMails };
}

/** A sentence for the operator, printed without a stack. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
}

const noAccount = (email: string) => new NoSuchAccount(`There is no account of ${email}`);
