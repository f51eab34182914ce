import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  LoginRequest,
  LoginResponse,
  ResetRequest,
  SignupRequest,
} from '../../contract/userApi';
import type { Database, MailKind } from '../database/schema';
import { RequestError } from '../RequestError';
import { consumeCode, findCode, revokeCodes } from './codes';
import type { Auth } from './createAuth';
import { queueMail } from './mail/queueMail';
import { beginSignIn, resetFailedSignIns } from './signInLimit';
import { countSignUp } from './signUpLimit';

export interface AccountCallsOptions {
  db: Database;
  auth: Auth;
  clock: () => Date;
  /** Called when mails were queued. */
  onMail: () => void;
}

/** The seven calls of the user API (docs/behaviour.md#user-api). `address` is the client's IP address or network. */
export interface AccountCalls {
  /** @throws RequestError 400 for a wrong e-mail or password or an unverified account; 429 */
  login: (request: LoginRequest, address: string) => Promise<LoginResponse>;
  /** @throws RequestError 429 */
  signup: (request: SignupRequest, address: string) => Promise<void>;
  /** Queues a mail, which is sent only if the account exists. */
  request: (kind: 'verify' | 'reset', email: string, address: string) => Promise<void>;
  /** @throws RequestError 400 with `invalid` or `expired` in its message */
  verify: (code: string) => Promise<void>;
  /** @throws RequestError as `verify` */
  reset: (request: ResetRequest) => Promise<void>;
}

/** Implements the seven calls on an open database. */
export async function accountCalls(options: AccountCallsOptions): Promise<AccountCalls> {
  const { db, auth, clock, onMail } = options;
  // Checked for an unknown address, so that it takes as long as a wrong password.
  const decoyHash = await auth.password.hash(randomUUID());

  async function login({ Email, Password }: LoginRequest, address: string): Promise<LoginResponse> {
    const email = Email.toLowerCase();
    const attempt = await beginSignIn(db, email, address, clock);
    let right = false;
    try {
      const found = await findCredential(db, email);
      const hash = found?.password ?? decoyHash;
      right = await auth.password.verify({ hash, password: Password });
      if (found === undefined || !right) {
        right = false;
        throw wrongCredentials();
      }
      if (!found.emailVerified) throw notVerified();
      const token = await openSession(found.id, hash);
      return { token, user: { id: found.id, name: found.name, email: found.email } };
    } finally {
      await (right ? attempt.passed() : attempt.failed());
    }
  }

  function openSession(userId: string, hash: string): Promise<string> {
    return auth.inTransaction(async (trx) => {
      // A concurrent reset ends the existing sessions: the lock creates this one before that, or not at all.
      const unchanged = await trx
        .selectFrom('account')
        .select('id')
        .where('userId', '=', userId)
        .where('password', '=', hash)
        .forShare()
        .executeTakeFirst();
      if (unchanged === undefined) throw wrongCredentials();
      const session = await auth.users.createSession(userId);
      return session.token;
    });
  }

  async function signup(request: SignupRequest, address: string): Promise<void> {
    const email = request.email.toLowerCase();
    await countSignUp(db, address, clock);
    const password = await auth.password.hash(request.password);
    await auth.inTransaction(async (trx) => {
      // Serialise sign-ups with the same address, so that the second finds the account of the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
      const owner = await trx
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      const taken = owner !== undefined;
      // For a taken address do the same work and roll it back, so that it takes as long.
      await sql`savepoint new_account`.execute(trx);
      const user = await auth.users.createUser(
        {
          email: taken ? `${randomUUID()}@nobody.invalid` : email,
          name: request.name,
          emailVerified: false,
        },
        { method: 'email-password' },
      );
      await auth.users.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password,
      });
      await (
        taken ? sql`rollback to savepoint new_account` : sql`release savepoint new_account`
      ).execute(trx);
      await queueMail(trx, { kind: taken ? 'taken' : 'verify', email, address }, clock());
    });
    onMail();
  }

  async function request(kind: MailKind, email: string, address: string): Promise<void> {
    await db
      .transaction()
      .execute((trx) => queueMail(trx, { kind, email: email.toLowerCase(), address }, clock()));
    onMail();
  }

  async function verify(code: string): Promise<void> {
    await auth.inTransaction(async (trx) => {
      const userId = await consumeCode(trx, 'verify', code, clock());
      await auth.users.updateUser(userId, { emailVerified: true });
    });
  }

  async function reset({ token, password }: ResetRequest): Promise<void> {
    // Check the token before the expensive hash, without consuming it.
    await findCode(db, 'reset', token, clock());
    const hash = await auth.password.hash(password);
    await auth.inTransaction(async (trx) => {
      const userId = await consumeCode(trx, 'reset', token, clock());
      await auth.users.updatePassword(userId, hash);
      // Whoever opened the mail owns the address.
      await auth.users.updateUser(userId, { emailVerified: true });
      await auth.users.deleteUserSessions(userId);
      await revokeCodes(trx, 'verify', userId);
      const { email } = await trx
        .selectFrom('user')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      await resetFailedSignIns(trx, email);
      await queueMail(trx, { kind: 'passwordChanged', email, address: undefined }, clock());
    });
    onMail();
  }

  return { login, signup, request, verify, reset };
}

function findCredential(db: Database, email: string) {
  return db
    .selectFrom('user')
    .innerJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['user.id', 'user.name', 'user.email', 'user.emailVerified', 'account.password'])
    .where('user.email', '=', email)
    .executeTakeFirst();
}

// Never 401: the browser would end its session.
const wrongCredentials = () =>
  new RequestError(400, 'wrong_credentials', 'Incorrect email or password.');
const notVerified = () =>
  new RequestError(400, 'not_verified', 'Your account must be verified before you can sign in.');
