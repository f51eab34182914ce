import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, MailKind, QueuedMail } from '../../database/schema';
import { withinTime } from '../../withinTime';
import { issueCode } from '../codes';
import { MailRejected, type MailTransport } from './mailTransport';
import { writeMail } from './writeMail';
import type { Log } from '../../Log';

export interface MailWorkerOptions {
  db: Database;
  transport: MailTransport;
  subjects: Record<MailKind, string>;
  /** The product's public origin, for links. */
  appUrl: string;
  clock: () => Date;
  log: Log;
}

/** Sends queued mails. */
export interface MailWorker {
  /** Looks for due mails without waiting for the next poll. */
  wake: () => void;
  /**
   * Why no mail can be sent at the moment; `undefined` if mails can be sent. Independent of individual recipients,
   * because the readiness check is public.
   */
  problem: () => string | undefined;
  /** Stops sending; resolves when the mails in progress are sent, or after a grace period. */
  stop: () => Promise<void>;
}

/** How often the worker polls, for mails queued by other servers and for retries. */
const interval = 2000;
/**
 * The lease of a mail outlasts the transport's timeout by this much, in milliseconds. If the server dies while it
 * sends, another sends the mail once the lease ends.
 */
const leaseMargin = 5000;
const batchSize = 5;
/**
 * The shortest time between two checks of the connection, in milliseconds; long, as the mail server may count sign-ins.
 */
const checkInterval = 60_000;
const gracePeriod = 3000;
/**
 * Maximum age of a mail, in milliseconds. Its link is created when it is sent, so a mail from before a long outage or from
 * a restored backup would bring a fresh link that nobody asked for any more.
 */
const maximumAge = 24 * 60 * 60 * 1000;

/** Delay before the next attempt: 5 s, 10 s, 20 s, … at most 10 minutes. */
function delayAfter(attempts: number): number {
  return Math.min(5000 * 2 ** (attempts - 1), 10 * 60 * 1000);
}

/** Starts sending queued mails; several servers can share one database. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, transport, clock, log } = options;
  let problem: string | undefined;
  let checkedAt: number | undefined;
  let stopped = false;
  let isWoken = false;
  let wake: () => void = () => undefined;

  /** Resolves when `wake` is called, or after the polling interval. */
  async function waitForWork(): Promise<void> {
    if (isWoken || stopped) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, interval).unref();
    });
    clearTimeout(timer);
  }

  /**
   * Checks the connection at the start, while it is down, and when mails are queued, whether or not their recipients
   * have accounts: a check that depends on the outcome of a mail would reveal which recipients have one.
   */
  async function checkConnection(hasMails: boolean): Promise<void> {
    const isDue = checkedAt === undefined || problem !== undefined || hasMails;
    const age = clock().getTime() - (checkedAt ?? 0);
    // A negative age means that the clock was set back.
    if (!isDue || (age >= 0 && age < checkInterval)) return;
    checkedAt = clock().getTime();
    await withinTime(transport.connect(), transport.timeout, 'The mail server takes too long').then(
      () => {
        problem = undefined;
      },
      () => {
        problem = 'The mail server does not accept mails.';
      },
    );
  }

  async function run(): Promise<void> {
    while (!stopped) {
      isWoken = false;
      const now = clock();
      const claimed = await claim(db, now, transport.timeout + leaseMargin).catch(
        (error: unknown) => {
          log.error({ err: error }, 'Mails cannot be looked up');
          return [];
        },
      );
      await Promise.all(claimed.map((mail) => deliver(mail, options)));
      await checkConnection(claimed.length > 0);
      if (claimed.length === batchSize) continue;
      await waitForWork();
    }
  }
  const running = run();
  return {
    problem: () => problem,
    wake: () => {
      isWoken = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      wake();
      await Promise.race([running, sleep(gracePeriod, undefined, { ref: false })]);
    },
  };
}

/** Leases due mails to this server. */
function claim(db: Database, now: Date, lease: number): Promise<QueuedMail[]> {
  return db
    .updateTable('mail')
    .set({ dueAt: new Date(now.getTime() + lease), attempts: sql`attempts + 1` })
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('mail')
        .select('id')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Sends one mail; never rejects. A mail that cannot be sent now stays queued. */
async function deliver(mail: QueuedMail, options: MailWorkerOptions): Promise<void> {
  const { db, log, clock } = options;
  const { kind, attempts } = mail;
  try {
    if (clock().getTime() - mail.createdAt.getTime() >= maximumAge) throw new MailTooOld();
    await send(mail, options);
  } catch (error) {
    if (!(error instanceof MailRejected || error instanceof MailTooOld)) {
      log.warn({ kind, attempts, cause: reasonOf(error) }, 'A mail cannot be sent now');
      await retryLater(db, mail, clock()).catch((failure: unknown) => {
        log.error({ err: failure }, 'A mail waits until its lease ends');
      });
      return;
    }
    log.error({ kind, attempts, cause: reasonOf(error) }, 'A mail is given up');
  }
  await db
    .deleteFrom('mail')
    .where('id', '=', mail.id)
    .execute()
    .catch((error: unknown) => {
      log.error({ err: error }, 'A mail that was sent may be sent again');
    });
}

class MailTooOld extends Error {
  override readonly name = 'MailTooOld';
}

async function retryLater(db: Database, mail: QueuedMail, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ dueAt: new Date(now.getTime() + delayAfter(mail.attempts)) })
    .where('id', '=', mail.id)
    .execute();
}

/** Looks up the recipient only now, and sends nothing if there is no account. */
async function send(mail: QueuedMail, options: MailWorkerOptions): Promise<void> {
  const { email } = mail;
  const { db, transport, subjects, appUrl, clock } = options;
  const user = await db
    .selectFrom('user')
    .leftJoin('account', 'account.userId', 'user.id')
    .select(['user.id', 'user.emailVerified', 'account.requiresReset'])
    .where('user.email', '=', email)
    .executeTakeFirst();
  if (user === undefined) return;
  const kind = mail.kind === 'verify' && user.requiresReset === true ? 'unverified' : mail.kind;
  if ((kind === 'verify' || kind === 'unverified') && user.emailVerified) return;
  const link = await linkFor(kind, email, user.id);
  const parts = writeMail({ kind, subject: subjects[kind], link });
  const sending = transport.send({ ...parts, to: email, link });
  await withinTime(sending, transport.timeout, 'The mail server takes too long');

  async function linkFor(of: MailKind, to: string, userId: string): Promise<string> {
    switch (of) {
      case 'verify': {
        const code = await issueCode(db, 'verify', userId, clock());
        return `${appUrl}/verify?code=${code}&email=${encodeURIComponent(to)}`;
      }
      // Not a verification link: whoever has chosen the password need not own the address.
      case 'unverified':
      case 'reset':
        return `${appUrl}/reset?token=${await issueCode(db, 'reset', userId, clock())}`;
      case 'taken':
      case 'passwordChanged':
      case 'signInsFailed':
        return `${appUrl}/forgot-password`;
    }
  }
}

/** Leaves out the mail server's response, which may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
