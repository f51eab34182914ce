import { randomUUID } from 'node:crypto';
import { addToCounts } from '../../database/counters';
import type { DatabaseTransaction, MailKind } from '../../database/schema';

const window = 60 * 60 * 1000;
const perRecipient = 5;
const perAddress = 30;

/** A mail to send. Whether the account exists is only checked when it is sent. */
export interface MailRequest {
  kind: MailKind;
  email: string;
  /** IP address that caused the mail; `undefined` exempts it from the limits. */
  address: string | undefined;
}

/**
 * Queues a mail in the transaction that causes it. Mails beyond 5 an hour per recipient or 30 an hour per IP address
 * are dropped silently. Does the same work whether or not the account exists.
 */
export async function queueMail(
  trx: DatabaseTransaction,
  { kind, email, address }: MailRequest,
  now: Date,
): Promise<void> {
  if (address !== undefined) {
    const [recipient, cause] = await addToCounts(
      trx,
      [
        { subject: 'mails to', whom: email, window },
        { subject: 'mails caused by', whom: address, window },
      ],
      { used: 1 },
      now,
    );
    if (recipient === undefined || recipient.used > perRecipient) return;
    if (cause === undefined || cause.used > perAddress) return;
  }
  await trx
    .insertInto('mail')
    .values({ id: randomUUID(), kind, email, attempts: 0, dueAt: now, createdAt: now })
    .execute();
}
