import type { Database } from '../database/schema';
import { hashToken } from './sessions';

/** Whether a token, as `POST /api/login` returns it, belongs to a session that has not ended. */
export async function isSignedIn(db: Database, token: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('token', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}
