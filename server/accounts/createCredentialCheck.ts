import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema';
import { RequestError } from '../RequestError';
import { withinTime } from '../withinTime';
import type { Audit, Caller } from './audit';
import type { PasswordHash } from './password/createPasswordHash';
import type { SignInLimit } from './signInLimit';

/** An account whose password was right. */
interface Credential {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** The stored hash of the password. */
  hash: string;
  /** Whether the hash should be replaced. */
  outdated: boolean;
}

export interface CredentialCheckOptions {
  db: Database;
  passwords: PasswordHash;
  signIns: SignInLimit;
  audit: Audit;
  /** Notifies the owner of an account of many failed sign-ins. */
  warnOwner: (email: string) => Promise<void>;
}

/**
 * Creates the check of e-mail and password, within the limits of failed sign-ins.
 *
 * @returns a function that throws RequestError 400 for a wrong e-mail or password, 429 after too many
 */
export async function createCredentialCheck({
  db,
  passwords,
  signIns,
  audit,
  warnOwner,
}: CredentialCheckOptions): Promise<
  (email: string, password: string, caller: Caller) => Promise<Credential>
> {
  // Verified for an unknown address, so that the call takes as long as with a wrong password.
  const decoyHash = await passwords.hash(randomUUID());

  return async (email, password, caller) => {
    const attempt = await signIns.begin(email, caller.network);
    // A server error does not count as a wrong password.
    let outcome: 'failed' | 'passed' | 'cancelled' | 'refused' = 'cancelled';
    try {
      const found = await findCredential(db, email);
      const hash = found?.password ?? decoyHash;
      const { right, outdated } = await passwords.verify(hash, password).catch((error: unknown) => {
        if (error instanceof RequestError && error.code === 'busy') outcome = 'refused';
        throw error;
      });
      if (found === undefined || !right) {
        outcome = 'failed';
        throw wrongCredentials();
      }
      outcome = 'passed';
      const { id, name, emailVerified } = found;
      return { id, name, email, emailVerified, hash, outdated };
    } finally {
      if (outcome === 'passed') await attempt.passed();
      else if (outcome === 'failed') {
        audit('signInFailed', caller, { email });
        if (await attempt.failed()) {
          audit('signInsLimited', caller, { email });
          await warnOwner(email);
        }
      } else {
        // The attempt expires on its own if the database does not answer.
        await withinTime(attempt[outcome](), 500, 'No answer').catch(() => undefined);
      }
    }
  };
}

function findCredential(db: Database, email: string) {
  return db
    .selectFrom('user')
    .innerJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['user.id', 'user.name', 'user.emailVerified', 'account.password'])
    .where('user.email', '=', email)
    .executeTakeFirst();
}

/** Never 401: the browser would end its session. */
export const wrongCredentials = () =>
  new RequestError(400, 'wrong_credentials', 'Incorrect email or password.');
