import type { Kysely, Selectable, Transaction } from 'kysely';

/** A person with an account; the columns are those that better-auth expects. */
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

/** How a person signs in. Here always `credential`, with the hash of a password. */
interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: Date;
  updatedAt: Date;
}

interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Codes and tokens that were mailed. */
interface VerificationTable {
  id: string;
  /** The purpose and the hash of the code, as in `verify:…`. */
  identifier: string;
  /** The id of the user it was mailed to. */
  value: string;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** What a mail is about. */
export type MailKind = 'verify' | 'taken' | 'reset' | 'passwordChanged';

/** Mails that are to be sent. Codes are made when they are: no secret waits in a table. */
interface MailTable {
  id: string;
  kind: MailKind;
  email: string;
  attempts: number;
  /** When it may be tried; a server that is trying puts it off, so that no other does. */
  dueAt: Date;
  createdAt: Date;
}

/** What limits count, each within a window of time. */
interface CounterTable {
  key: string;
  used: number;
  /** Attempts that are under way. */
  pending: number;
  endsAt: Date;
}

export interface Tables {
  user: UserTable;
  account: AccountTable;
  session: SessionTable;
  verification: VerificationTable;
  mail: MailTable;
  counter: CounterTable;
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type QueuedMail = Selectable<MailTable>;
