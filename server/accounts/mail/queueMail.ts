import { randomUUID } from 'node:crypto';
import { addToCounts } from '../../database/counters';
import type { DatabaseTransaction, MailKind } from '../../database/schema';

const window = 60 * 60 * 1000;
const perRecipient = 5;
const signUpsPerNetwork = 30;

/** A mail to send. Whether the account exists is only checked when it is sent. */
export interface MailRequest {
  kind: MailKind;
  email: string;
  /** IP address or network that signs up; others are counted by `countRequest`. */
  signUpFrom?: string;
}

/**
 * Queues a mail in the transaction that causes it. Mails beyond the limits are dropped silently: 5 an hour per
 * recipient and cause, so that nobody can use up the mails of another cause, and 30 sign-ups an hour per network. Does
 * the same work whether or not the account exists.
 */
export async function queueMail(
  trx: DatabaseTransaction,
  { kind, email, signUpFrom }: MailRequest,
  now: Date,
): Promise<void> {
  const counts =
    signUpFrom === undefined
      ? [{ subject: `${kind} mails to`, whom: email, window }]
      : [
          { subject: 'sign-up mails to', whom: email, window },
          { subject: 'sign-up mails from', whom: signUpFrom, window },
        ];
  const [recipient, network] = await addToCounts(trx, counts, { used: 1 }, now);
  if (recipient === undefined || recipient.used > perRecipient) return;
  if (network !== undefined && network.used > signUpsPerNetwork) return;
  await trx
    .insertInto('mail')
    .values({ id: randomUUID(), kind, email, attempts: 0, dueAt: now, createdAt: now })
    .execute();
}
