import { randomUUID } from 'node:crypto';
import { addToCounts } from '../../database/counters';
import type { DatabaseTransaction, MailKind } from '../../database/schema';

const window = 60 * 60 * 1000;
const perRecipient = 5;
const perAddress = 30;

/** A mail to be sent; whether there is an account to send it for is looked up when it is. */
export interface MailRequest {
  kind: MailKind;
  email: string;
  /** Of the computer that caused it; `undefined`: the mail is owed, and no limit holds it back. */
  address: string | undefined;
}

/**
 * Queues a mail in the transaction of what causes it; beyond 5 an hour to one person and 30 an hour caused by
 * one address it is dropped without a word. It does the same work whether or not there is an account.
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
