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

/** Logs what happened to an account, named by its address or the id of its user. */
export type Audit = (
  event: AuditEvent,
  caller: Caller,
  account: { email: string } | { userId: string },
) => void;

/**
 * Logs audit events at level `info`, even if the rest of the log is quieter. Instead of an e-mail address a line has its
 * keyed hash: the same for all lines about that address, but it names nobody.
 */
export function createAudit(log: FastifyBaseLogger, counters: Counters): Audit {
  const lines = log.child({}, { level: 'info' });
  return (event, { reqId }, account) => {
    const about =
      'email' in account
        ? { account: counters.keyOf({ subject: 'account', whom: account.email }) }
        : account;
    lines.info({ event, reqId, ...about }, 'Account event');
  };
}
