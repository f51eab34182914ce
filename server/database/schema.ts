import type { Generated, Kysely, Selectable, Transaction } from 'kysely';

/** A user; the columns are those that better-auth expects. */
interface UserTable {
  id: string;
  name: string;
  /** In lower case, unique. */
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** How a user signs in. Always `credential`, with the hash of a password. */
interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  /**
   * Whether only a password reset verifies the account: several people may have signed up with its address before it
   * was verified.
   */
  requiresReset: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
}

interface SessionTable {
  id: string;
  /** Its hash. */
  token: string;
  userId: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Mailed codes and tokens. */
interface VerificationTable {
  id: string;
  /** Purpose and hash of the code, such as `verify:…`. */
  identifier: string;
  /** The id of the user. */
  value: string;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** The reason for a mail. */
export type MailKind =
  | 'verify'
  | 'taken'
  | 'unverified'
  | 'reset'
  | 'passwordChanged'
  | 'signInsFailed';

/** Queued mails. The server creates codes when it sends the mail, so the table holds no secret. */
interface MailTable {
  id: string;
  kind: MailKind;
  email: string;
  attempts: number;
  /** When to send it; a server that sends it postpones this time, so that no other server sends it too. */
  dueAt: Date;
  createdAt: Date;
}

/** Counters of the limits, each within a time window. */
interface CounterTable {
  key: string;
  used: number;
  endsAt: Date;
}

/** Sign-ins in progress; the columns are keys of counters. */
interface SignInAttemptTable {
  id: string;
  network: string;
  /** Account and network. */
  pair: string;
  account: string;
  /** An attempt of a crashed server expires at this time. */
  endsAt: Date;
}

export interface Tables {
  user: UserTable;
  account: AccountTable;
  session: SessionTable;
  verification: VerificationTable;
  mail: MailTable;
  counter: CounterTable;
  signInAttempt: SignInAttemptTable;
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type QueuedMail = Selectable<MailTable>;
