import type { FastifyBaseLogger } from 'fastify';

/** The methods of the server's log that report problems. */
export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;
