import type {
  DeleteAccountRequest,
  EndSessionsRequest,
  SessionsResponse,
} from '../../contract/userApi';
import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import { RequestError } from '../RequestError';
import { accountDataOf, deleteAccount } from './accountData';
import type { Audit, Caller } from './audit';
import { countRequest } from './requestLimits';
import { findSession, type OpenSession } from './sessions';

export interface OwnAccountCallsOptions {
  db: Database;
  counters: Counters;
  audit: Audit;
  clock: () => Date;
  /** Checks the password within the limits of failed sign-ins. */
  check: (email: string, password: string, caller: Caller) => Promise<unknown>;
}

/** The calls of signed-in users about their own account. Each call throws RequestError 401 if the session has ended. */
export interface OwnAccountCalls {
  /**
   * Everything stored about the user, except secrets.
   *
   * @throws RequestError 429 after too many
   */
  data: (token: string | undefined, caller: Caller) => Promise<object>;
  sessions: (token: string | undefined) => Promise<SessionsResponse>;
  /** Ends one session, or without an `id` all but the caller's. */
  endSessions: (
    token: string | undefined,
    request: EndSessionsRequest,
    caller: Caller,
  ) => Promise<void>;
  /** @throws RequestError 400 for a wrong password, 429 after too many */
  remove: (
    token: string | undefined,
    request: DeleteAccountRequest,
    caller: Caller,
  ) => Promise<void>;
}

/** Implements the calls on an open database. */
export function ownAccountCalls(options: OwnAccountCallsOptions): OwnAccountCalls {
  const { db, counters, audit, clock, check } = options;

  async function sessionOf(token: string | undefined): Promise<OpenSession> {
    const found = token === undefined ? undefined : await findSession(db, token, clock());
    if (found === undefined) throw sessionEnded();
    return found;
  }

  return {
    data: async (token, caller) => {
      const { userId, email } = await sessionOf(token);
      await countRequest(db, counters, 'copies of data', caller.network, clock());
      const data = await accountDataOf(db, { id: userId, email });
      audit('dataCopied', caller, { userId });
      return data;
    },
    sessions: async (token) => {
      const own = await sessionOf(token);
      const sessions = await db
        .selectFrom('session')
        .select(['id', 'createdAt'])
        .where('userId', '=', own.userId)
        .where('expiresAt', '>', clock())
        .orderBy('createdAt', 'desc')
        .execute();
      return {
        sessions: sessions.map(({ id, createdAt }) => ({
          id,
          createdAt: createdAt.toISOString(),
          isCurrent: id === own.id,
        })),
      };
    },
    endSessions: async (token, { id }, caller) => {
      const own = await sessionOf(token);
      const ended = await db
        .deleteFrom('session')
        .where('userId', '=', own.userId)
        .where('id', id === undefined ? '!=' : '=', id ?? own.id)
        .returning('id')
        .execute();
      if (ended.length > 0) audit('sessionsEnded', caller, { userId: own.userId });
    },
    remove: async (token, { password }, caller) => {
      const { userId, email } = await sessionOf(token);
      await check(email, password, caller).catch((error: unknown) => {
        const isWrong = error instanceof RequestError && error.code === 'wrong_credentials';
        throw isWrong ? wrongPassword() : error;
      });
      await db.transaction().execute((trx) => deleteAccount(trx, counters, { id: userId, email }));
      audit('accountDeleted', caller, { userId });
    },
  };
}

// The browser treats 401 as the end of the session.
const sessionEnded = () =>
  new RequestError(401, 'session_ended', 'Your session has ended. Please sign in again.');
const wrongPassword = () => new RequestError(400, 'wrong_password', 'Incorrect password.');
