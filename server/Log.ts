import type { FastifyBaseLogger } from 'fastify';

/** What of the server's log is used where things go wrong. */
export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;
