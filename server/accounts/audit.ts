import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Counters } from '../database/counters';
import { networkOf } from '../networkOf';

/** What happened to an account. */
type AuditEvent =
  | 'signedIn'
  | 'signInFailed'
  | 'signInsLimited'
  | 'signedOut'
  | 'signedUp'
  | 'addressVerified'
  | 'passwordReset'
  | 'sessionsEnded'
  | 'dataCopied'
  | 'accountDeleted';

/** Who makes a call. */
export interface Caller {
  /** The client's IP address or network, which limits count by. */
  network: string;
  /** The id of the request. */
  reqId: string;
}

/** The caller of a request. */
export function callerOf({ ip, id }: FastifyRequest): Caller {
  return { network: networkOf(ip), reqId: id };
}

/** Logs an event of an account, identified by its address or the id of its user. */
export type Audit = (
  event: AuditEvent,
  caller: Caller,
  account: { email: string } | { userId: string },
) => void;

/**
 * Logs audit events at level `info`, even if the rest of the log is quieter. A line contains a keyed hash instead of
 * the e-mail address: it is the same in all lines about that address, but does not reveal it.
 */
export function createAudit(log: FastifyBaseLogger, counters: Counters): Audit {
  const lines = log.child({}, { level: 'info' });
  return (event, { reqId }, account) => {
    const about =
      'email' in account
        ? { account: counters.keyOf({ subject: 'account', identifier: account.email }) }
        : account;
    lines.info({ event, reqId, ...about }, 'Account event');
  };
}
