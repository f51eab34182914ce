import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, MailKind, QueuedMail } from '../../database/schema';
import { withinTime } from '../../withinTime';
import { issueCode } from '../codes';
import { MailRefused, type MailTransport } from './mailTransport';
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

/** Sends what is queued. */
export interface MailWorker {
  /** There may be mails: looks soon. */
  wake: () => void;
  /** Sends no more; resolves when what is being sent is through, or after a time of grace. */
  stop: () => Promise<void>;
}

/** How often it looks without being woken, for mails of other servers and those that are due again. */
const interval = 2000;
/**
 * For so long after its time to send is over, a mail still belongs to the server that is sending it; if that one
 * dies meanwhile, another sends the mail then.
 */
const margin = 5000;
const atOnce = 5;
const grace = 3000;
/** From the first attempt on; a link that comes later is of no use. */
const patience = 24 * 60 * 60 * 1000;

/** When a mail is tried again after so many attempts: 5 s, 10 s, 20 s, … at most 10 minutes. */
function delayAfter(attempts: number): number {
  return Math.min(5000 * 2 ** (attempts - 1), 10 * 60 * 1000);
}

/** Starts sending queued mails; several servers share the work of one database. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, transport, clock, log } = options;
  let stopped = false;
  let isWoken = false;
  let wake: () => void = () => undefined;

  /** Until the interval is over, or somebody has woken it since it last looked. */
  async function rest(): Promise<void> {
    if (isWoken || stopped) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, interval).unref();
    });
    clearTimeout(timer);
  }

  async function run(): Promise<void> {
    while (!stopped) {
      isWoken = false;
      const now = clock();
      const claimed = await claim(db, now, transport.patience + margin).catch((error: unknown) => {
        log.error({ err: error }, 'Mails cannot be looked up');
        return [];
      });
      await Promise.all(claimed.map((mail) => deliver(mail, options)));
      if (claimed.length === atOnce) continue;
      await rest();
    }
  }
  const running = run();
  return {
    wake: () => {
      isWoken = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      wake();
      await Promise.race([running, sleep(grace, undefined, { ref: false })]);
    },
  };
}

/** Takes mails that are due, each for one server only. */
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
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Sends one mail; never rejects. What cannot be sent now stays queued. */
async function deliver(mail: QueuedMail, options: MailWorkerOptions): Promise<void> {
  const { db, log, clock } = options;
  const { kind, attempts } = mail;
  try {
    await send(mail, options);
  } catch (error) {
    const age = clock().getTime() - mail.createdAt.getTime();
    if (!(error instanceof MailRefused) && age < patience) {
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

async function retryLater(db: Database, mail: QueuedMail, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ dueAt: new Date(now.getTime() + delayAfter(mail.attempts)) })
    .where('id', '=', mail.id)
    .execute();
}

/** Looks up now whom the mail is for: where there is no account, nothing is sent. */
async function send({ kind, email }: QueuedMail, options: MailWorkerOptions): Promise<void> {
  const { db, transport, subjects, appUrl, clock } = options;
  const user = await db
    .selectFrom('user')
    .select(['id', 'name', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (user === undefined) return;
  if (kind === 'verify' && user.emailVerified) return;
  const link = await linkFor(kind, email, user.id);
  const name = user.emailVerified ? user.name : undefined;
  const parts = writeMail({ kind, subject: subjects[kind], name, link });
  const sending = transport.send({ ...parts, to: email, link });
  await withinTime(sending, transport.patience, 'The mail server takes too long');

  async function linkFor(of: MailKind, to: string, userId: string): Promise<string> {
    switch (of) {
      case 'verify': {
        const code = await issueCode(db, 'verify', userId, clock());
        return `${appUrl}/verify?code=${code}&email=${encodeURIComponent(to)}`;
      }
      case 'reset':
        return `${appUrl}/reset?token=${await issueCode(db, 'reset', userId, clock())}`;
      case 'taken':
      case 'passwordChanged':
        return `${appUrl}/forgot-password`;
    }
  }
}

/** Without the answer of the mail server, which may repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
