import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RequestError } from './RequestError';

/** How long connections without a complete request may stay open, in milliseconds. */
const idleConnectionTimeout = 500;

/** A load balancer that has requested `/readyz` within this time, in milliseconds, is assumed to request it again. */
const pollInterval = 60_000;

export interface DrainOptions {
  /** How long to keep serving until a load balancer reacts, in milliseconds. */
  delay: number;
  /** How long requests in progress may take after that, in milliseconds, before they are cut off. */
  timeout: number;
}

/**
 * Lets requests in progress, including streams, finish when the server closes. If a load balancer polls `/readyz`, that
 * reports 503 first, while the server keeps serving. Then the server rejects new requests with 503.
 */
export function drainOnClose(app: FastifyInstance, { delay, timeout }: DrainOptions): void {
  // Node counts a connection as idle only after its first request. Browsers open some in advance.
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const open = new Set<ServerResponse>();
  let onLastClosed: () => void = () => undefined;
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket);
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) onLastClosed();
    });
  });

  let phase: 'serving' | 'leaving' | 'refusing' = 'serving';
  let askedAt = -Infinity;
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const [path] = url.split('?', 1);
    if (path === '/readyz') {
      askedAt = performance.now();
      done(phase === 'serving' ? undefined : draining('Not ready: draining.'));
    } else {
      done(phase === 'refusing' && path !== '/healthz' ? draining(sentence) : undefined);
    }
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Otherwise keep-alive would hold the connection open.
    if (phase !== 'serving') reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    phase = 'leaving';
    if (performance.now() - askedAt < pollInterval) await sleep(delay);
    phase = 'refusing';
    if (open.size > 0) {
      const drained = new Promise<void>((resolve) => (onLastClosed = resolve));
      await Promise.race([drained, sleep(timeout, undefined, { ref: false })]);
    }
    // An aborted connection shows the browser that its document is incomplete.
    for (const response of open) response.destroy();
    for (const socket of silent) socket.destroy();
    setTimeout(() => {
      app.server.closeAllConnections();
    }, idleConnectionTimeout).unref();
  });
}

const sentence = 'This server is being restarted. Please try again in a moment.';

const draining = (message: string) => new RequestError(503, 'draining', message, { retryAfter: 5 });
