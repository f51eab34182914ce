import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  LoginRequest,
  LoginResponse,
  ResetRequest,
  SignupRequest,
} from '../../contract/userApi';
import type { Counters } from '../database/counters';
import type { Database, DatabaseTransaction, MailKind } from '../database/schema';
import { createSlots } from '../createSlots';
import { RequestError } from '../RequestError';
import { accountEmail } from './accountEmail';
import type { Audit, Caller } from './audit';
import { consumeCode, findCode, invalidCode, revokeCodes } from './codes';
import type { Auth } from './createAuth';
import { createCredentialCheck, wrongCredentials } from './createCredentialCheck';
import { queueMail } from './mail/queueMail';
import { checkNewPassword } from './password/checkNewPassword';
import type { PasswordHash } from './password/createPasswordHash';
import { ownAccountCalls, type OwnAccountCalls } from './ownAccountCalls';
import { rateLimitError } from './rateLimitError';
import { countRequest } from './requestLimits';
import { endSession, openSession } from './sessions';
import { createSignInLimit } from './signInLimit';

/** Maximum number of a network's calls that hash a password, at a time. */
const maximumHashing = 30;

export interface AccountCallsOptions {
  db: Database;
  counters: Counters;
  auth: Auth;
  audit: Audit;
  passwords: PasswordHash;
  clock: () => Date;
  /** Called when mails were queued. */
  onMail: () => void;
}

/**
 * The calls of the user API (docs/behaviour.md#user-api). All but `logout` and those about sessions throw RequestError
 * 429 if the client calls too often.
 */
export interface AccountCalls {
  /** The calls of signed-in users about their own account. */
  own: OwnAccountCalls;
  /** @throws RequestError 400 for a wrong e-mail or password or an unverified account */
  login: (request: LoginRequest, caller: Caller) => Promise<LoginResponse>;
  /** Ends the session of a token, if there is one. */
  logout: (token: string, caller: Caller) => Promise<void>;
  /** @throws RequestError 400 for a password that is easy to guess */
  signup: (request: SignupRequest, caller: Caller) => Promise<void>;
  /** Queues a mail, which is sent only if the account exists. */
  request: (kind: 'verify' | 'reset', email: string, caller: Caller) => Promise<void>;
  /** @throws RequestError 400 with `invalid` or `expired` in its message */
  verify: (code: string, caller: Caller) => Promise<void>;
  /** @throws RequestError as `verify` and `signup` */
  reset: (request: ResetRequest, caller: Caller) => Promise<void>;
}

/** Implements the calls on an open database. */
export async function accountCalls(options: AccountCallsOptions): Promise<AccountCalls> {
  const { db, counters, auth, audit, passwords, clock, onMail } = options;
  const signIns = createSignInLimit(db, counters, clock);
  const checkCredential = await createCredentialCheck({ db, passwords, signIns, audit, warnOwner });
  const enter = createSlots(maximumHashing, () => {
    const soon = new Date(clock().getTime() + 1000);
    return rateLimitError('calls with a password at the same time', soon, clock());
  });
  const check: typeof checkCredential = (email, password, caller) =>
    inSlot(caller, () => checkCredential(email, password, caller));

  /**
   * Limits how much of the database and of the password hash one network can occupy.
   *
   * @throws RequestError 429 before the call does any work
   */
  async function inSlot<T>({ network }: Caller, work: () => Promise<T>): Promise<T> {
    const leave = enter(network);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  async function login({ Email, Password }: LoginRequest, caller: Caller): Promise<LoginResponse> {
    const email = accountEmail(Email);
    const { id, name, emailVerified, hash, outdated } = await checkCredential(
      email,
      Password,
      caller,
    );
    if (!emailVerified) throw notVerified();
    const replacement = outdated ? await passwords.hash(Password) : hash;
    const token = await startSession(id, hash, replacement);
    audit('signedIn', caller, { userId: id });
    return { token, user: { id, name, email } };
  }

  async function logout(token: string, caller: Caller): Promise<void> {
    const userId = await endSession(db, token);
    if (userId !== undefined) audit('signedOut', caller, { userId });
  }

  function startSession(userId: string, hash: string, replacement: string): Promise<string> {
    return db.transaction().execute(async (trx) => {
      // A concurrent reset ends the existing sessions: this update creates the session before that, or not at all. It
      // also makes concurrent sign-ins take turns, so that no account keeps more sessions than allowed.
      const unchanged = await trx
        .updateTable('account')
        .set({ password: replacement })
        .where('userId', '=', userId)
        .where('password', '=', hash)
        .returning('id')
        .executeTakeFirst();
      if (unchanged === undefined) throw wrongCredentials();
      return openSession(trx, userId, clock());
    });
  }

  async function warnOwner(email: string): Promise<void> {
    await db
      .transaction()
      .execute((trx) => queueMail(trx, counters, { kind: 'signInsFailed', email }, clock()));
    onMail();
  }

  async function signup(request: SignupRequest, caller: Caller): Promise<void> {
    const email = accountEmail(request.email);
    checkNewPassword(request.password, email);
    await countRequest(db, counters, 'sign-ups', caller.network, clock());
    const password = await passwords.hash(request.password);
    await auth.inTransaction(async (trx) => {
      // Serialise sign-ups with the same address, so that the second finds the account of the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
      const owner = await trx
        .selectFrom('user')
        .select(['id', 'emailVerified'])
        .where('email', '=', email)
        // A concurrent verification comes before this sign-up, or finds what it has stored.
        .forNoKeyUpdate()
        .executeTakeFirst();
      const taken = owner !== undefined;
      // For a taken address, do the same work and roll it back, so that both take the same time.
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
      await requireReset(trx, owner?.emailVerified === false ? owner.id : randomUUID(), {
        name: request.name,
        password,
      });
      await queueMail(
        trx,
        counters,
        { kind: signUpMailTo(owner), email, cause: 'sign-up' },
        clock(),
      );
    });
    audit('signedUp', caller, { email });
    onMail();
  }

  async function request(kind: MailKind, email: string, { network }: Caller): Promise<void> {
    await countRequest(db, counters, 'requests for a mail', network, clock());
    await db
      .transaction()
      .execute((trx) => queueMail(trx, counters, { kind, email: accountEmail(email) }, clock()));
    onMail();
  }

  async function verify(code: string, caller: Caller): Promise<void> {
    await countRequest(db, counters, 'verifications', caller.network, clock());
    const verified = await auth.inTransaction(async (trx) => {
      const userId = await consumeCode(trx, 'verify', code, clock());
      const { requiresReset } = await trx
        .selectFrom('account')
        .select('requiresReset')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      if (requiresReset) throw invalidCode('verify');
      await auth.users.updateUser(userId, { emailVerified: true });
      return userId;
    });
    audit('addressVerified', caller, { userId: verified });
  }

  async function reset({ token, password }: ResetRequest, caller: Caller): Promise<void> {
    await countRequest(db, counters, 'password resets', caller.network, clock());
    // Check token and password before the expensive hash, without consuming the token.
    const { userId: owner, email } = await findCode(db, 'reset', token, clock());
    checkNewPassword(password, email);
    const hash = await passwords.hash(password);
    await auth.inTransaction(async (trx) => {
      const userId = await consumeCode(trx, 'reset', token, clock());
      await auth.users.updatePassword(userId, hash);
      // Opening the mail proves that the address is the user's own.
      await auth.users.updateUser(userId, { emailVerified: true });
      await auth.users.deleteUserSessions(userId);
      await revokeCodes(trx, 'verify', userId);
      await signIns.allow(trx, email, caller.network);
      await queueMail(trx, counters, { kind: 'passwordChanged', email }, clock());
    });
    audit('passwordReset', caller, { userId: owner });
    onMail();
  }

  return {
    login: (request, caller) => inSlot(caller, () => login(request, caller)),
    logout,
    signup: (request, caller) => inSlot(caller, () => signup(request, caller)),
    request,
    verify,
    reset: (request, caller) => inSlot(caller, () => reset(request, caller)),
    own: ownAccountCalls({ db, counters, audit, clock, check }),
  };
}

/**
 * Stores what the latest of several sign-ups with an unverified address has chosen. Any of them may be by somebody else,
 * so a verification code must not activate the password of one: from now on only a password reset verifies the account.
 */
async function requireReset(
  trx: DatabaseTransaction,
  userId: string,
  { name, password }: { name: string; password: string },
): Promise<void> {
  await trx.updateTable('user').set({ name }).where('id', '=', userId).execute();
  await trx
    .updateTable('account')
    .set({ password, requiresReset: true })
    .where('userId', '=', userId)
    .execute();
}

/** The mail that answers a sign-up. */
function signUpMailTo(owner: { emailVerified: boolean } | undefined): MailKind {
  if (owner === undefined) return 'verify';
  return owner.emailVerified ? 'taken' : 'unverified';
}

const notVerified = () =>
  new RequestError(400, 'not_verified', 'Your account must be verified before you can sign in.');
