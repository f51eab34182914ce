import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/schema';

/** How long a session lasts, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Maximum number of sessions per account. */
const maximumSessions = 20;

/**
 * Opens a session; ends the account's oldest ones beyond 20.
 *
 * @returns the token, of which only the hash is stored
 */
export async function openSession(
  trx: DatabaseTransaction,
  userId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await trx
    .insertInto('session')
    .values({
      id: randomUUID(),
      token: hashToken(token),
      userId,
      expiresAt: new Date(now.getTime() + lifetime),
      ipAddress: null,
      userAgent: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await trx
    .deleteFrom('session')
    .where('id', 'in', (sessions) =>
      sessions
        .selectFrom('session')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .offset(maximumSessions),
    )
    .execute();
  return token;
}

/**
 * Ends the session of a token, if there is one.
 *
 * @returns the id of its user
 */
export async function endSession(db: Database, token: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('session')
    .where('token', '=', hashToken(token))
    .returning('userId')
    .executeTakeFirst();
  return ended?.userId;
}

/** A valid session and its user. */
export interface OpenSession {
  id: string;
  userId: string;
  email: string;
}

/** Finds the session of a token, as `POST /api/login` returns it. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenSession | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.id', 'session.userId', 'user.email'])
    .where('session.token', '=', hashToken(token))
    .where('session.expiresAt', '>', now)
    .executeTakeFirst();
}

/** The stored form of a token. It has 192 random bits, so a hash without salt is safe. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
