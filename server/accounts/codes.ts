import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/schema';
import { RequestError } from '../RequestError';

/** What a mailed code is good for. */
export type CodePurpose = 'verify' | 'reset';

/** How long codes are good for, in milliseconds. */
const codeLifetimes: Record<CodePurpose, number> = {
  verify: 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
};

/** How long an expired code is remembered, so that its link is called expired and not invalid. */
const remembered = 7 * 24 * 60 * 60 * 1000;

/** Makes a code for a user and stores its hash. Earlier codes of the user stay good: mails may cross. */
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
 * Uses a code up, and with it every other of the same purpose of its user. Of calls at the same time, one gets it.
 *
 * @returns the id of the user
 * @throws RequestError 400 for a code that is expired, or that is unknown or used
 */
export async function consumeCode(
  trx: DatabaseTransaction,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<string> {
  const { userId } = await findCode(trx, purpose, code, now);
  // In line: two codes of one user, used at the same time, would otherwise wait for each other.
  await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const consumed = await trx
    .deleteFrom('verification')
    .where('identifier', '=', identifierOf(purpose, code))
    .returning('value')
    .executeTakeFirst();
  if (consumed === undefined) throw invalid(purpose);
  await revokeCodes(trx, purpose, userId);
  return userId;
}

/**
 * Looks whose a code is, without using it.
 *
 * @throws RequestError as `consumeCode`
 */
export async function findCode(
  db: Database | DatabaseTransaction,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<{ userId: string }> {
  const row = await db
    .selectFrom('verification')
    .select(['value', 'expiresAt'])
    .where('identifier', '=', identifierOf(purpose, code))
    .executeTakeFirst();
  if (row === undefined) throw invalid(purpose);
  if (row.expiresAt <= now) {
    throw new RequestError(400, 'expired_code', `This ${nouns[purpose]} link has expired.`);
  }
  return { userId: row.value };
}

/** Makes all codes of a purpose that were mailed to a user worthless. */
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

/** Forgets codes that expired long ago. */
export async function forgetExpiredCodes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('expiresAt', '<', new Date(now.getTime() - remembered))
    .execute();
}

const nouns: Record<CodePurpose, string> = { verify: 'verification', reset: 'password reset' };

function invalid(purpose: CodePurpose): RequestError {
  const message = `This ${nouns[purpose]} link is invalid or was already used.`;
  return new RequestError(400, 'invalid_code', message);
}

/** A code has 192 random bits: a plain hash of it tells nothing. */
function identifierOf(purpose: CodePurpose, code: string): string {
  return `${purpose}:${createHash('sha256').update(code).digest('base64url')}`;
}
