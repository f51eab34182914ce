import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RequestError } from './RequestError';

/** How long connections without a complete request may stay open, in milliseconds. */
const lastWait = 500;

/**
 * Lets requests in progress finish when the server closes, streams included. Meanwhile the server refuses new ones with
 * 503, and `/readyz` says that it is draining, so that a balancer turns to another server.
 *
 * @param patience how long requests in progress may take, in milliseconds; then their connections end
 */
export function drainOnClose(app: FastifyInstance, patience: number): void {
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

  let isDraining = false;
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (!isDraining || url === '/healthz') done();
    else done(url === '/readyz' ? draining('Not ready: draining.') : draining(sentence));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Otherwise keep-alive would hold the connection open.
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    if (open.size > 0) {
      const drained = new Promise<void>((resolve) => (onLastClosed = resolve));
      await Promise.race([drained, sleep(patience, undefined, { ref: false })]);
    }
    // An aborted connection shows the browser that its document is incomplete.
    for (const response of open) response.destroy();
    for (const socket of silent) socket.destroy();
    setTimeout(() => {
      app.server.closeAllConnections();
    }, lastWait).unref();
  });
}

const sentence = 'This server is being restarted. Please try again in a moment.';

const draining = (message: string) => new RequestError(503, 'draining', message, { retryAfter: 5 });
