import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/schema';
import { RequestError } from '../RequestError';

/** What a mailed code is for. */
export type CodePurpose = 'verify' | 'reset';

/** How long a code is valid, in milliseconds. */
const codeLifetimes: Record<CodePurpose, number> = {
  verify: 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
};

/** How long an expired code is kept, so that its link is reported as expired rather than invalid. */
const expiredCodeRetention = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates a code for a user and stores its hash. The user's earlier codes stay valid, because mails may arrive out of
 * order.
 */
export async function issueCode(
  db: Database | DatabaseTransaction,
  purpose: CodePurpose,
  userId: string,
  now: Date,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .insertInto('verification')
    .values({
      id: randomUUID(),
      identifier: identifierOf(purpose, code),
      value: userId,
      expiresAt: new Date(now.getTime() + codeLifetimes[purpose]),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return code;
}

/**
 * Consumes a code and all others of the same user and purpose. Of concurrent calls only one succeeds.
 *
 * @returns the id of the user
 * @throws RequestError 400 if the code is expired, unknown or used
 */
export async function consumeCode(
  trx: DatabaseTransaction,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<string> {
  const { userId } = await findCode(trx, purpose, code, now);
  // Lock the user first: two of a user's codes, consumed at the same time, would otherwise deadlock. The clean-up deletes
  // users, and their codes after them.
  await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const consumed = await trx
    .deleteFrom('verification')
    .where('identifier', '=', identifierOf(purpose, code))
    .returning('value')
    .executeTakeFirst();
  if (consumed === undefined) throw invalidCode(purpose);
  await revokeCodes(trx, purpose, userId);
  return userId;
}

/**
 * Finds the user of a code without consuming it.
 *
 * @throws RequestError as `consumeCode`
 */
export async function findCode(
  db: Database | DatabaseTransaction,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<{ userId: string; email: string }> {
  const row = await db
    .selectFrom('verification')
    .innerJoin('user', 'user.id', 'verification.value')
    .select(['user.id as userId', 'user.email', 'verification.expiresAt'])
    .where('identifier', '=', identifierOf(purpose, code))
    .executeTakeFirst();
  if (row === undefined) throw invalidCode(purpose);
  if (row.expiresAt <= now) {
    throw new RequestError(400, 'expired_code', `This ${nouns[purpose]} link has expired.`);
  }
  return { userId: row.userId, email: row.email };
}

/** Deletes all of a user's codes for one purpose. */
export async function revokeCodes(
  db: Database | DatabaseTransaction,
  purpose: CodePurpose,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute();
}

/** Deletes codes that expired long ago, and those of deleted users. */
export async function deleteUselessCodes(
  db: Database | DatabaseTransaction,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('verification')
    .where((code) =>
      code.or([
        code('expiresAt', '<', new Date(now.getTime() - expiredCodeRetention)),
        code('value', 'not in', (users) => users.selectFrom('user').select('id')),
      ]),
    )
    .execute();
}

const nouns: Record<CodePurpose, string> = { verify: 'verification', reset: 'password reset' };

/** The error for a code that is unknown, used, or of no use to its user. */
export function invalidCode(purpose: CodePurpose): RequestError {
  const message = `This ${nouns[purpose]} link is invalid or was already used.`;
  return new RequestError(400, 'invalid_code', message);
}

/** A code has 192 random bits, so a hash without salt is safe. */
function identifierOf(purpose: CodePurpose, code: string): string {
  return `${purpose}:${createHash('sha256').update(code).digest('base64url')}`;
}
