import { randomUUID } from 'node:crypto';
import type { Counters } from '../../database/counters';
import type { DatabaseTransaction, MailKind } from '../../database/schema';

const window = 60 * 60 * 1000;
const perRecipient = 5;

/** A mail to send. Whether the account exists is only checked when it is sent. */
export interface MailRequest {
  kind: MailKind;
  email: string;
  /** The cause under which mails to this recipient are counted; default: the kind. */
  cause?: 'sign-up';
}

/**
 * Queues a mail in the transaction that causes it. Mails beyond 5 an hour per recipient and cause are dropped
 * silently; each cause has its own limit. Does the same work whether or not the account exists.
 */
export async function queueMail(
  trx: DatabaseTransaction,
  counters: Counters,
  { kind, email, cause }: MailRequest,
  now: Date,
): Promise<void> {
  const count = { subject: `${cause ?? kind} mails to`, identifier: email, window };
  const [recipient] = await counters.add(trx, [count], { used: 1 }, now);
  if (recipient === undefined || recipient.used > perRecipient) return;
  await trx
    .insertInto('mail')
    .values({ id: randomUUID(), kind, email, attempts: 0, dueAt: now, createdAt: now })
    .execute();
}
