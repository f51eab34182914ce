import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Keeps open connections from delaying the server's close. Connections without any request, which browsers open in
 * advance, end immediately; all others after a grace period.
 *
 * @param gracePeriod how long requests in progress may take, in milliseconds
 */
export function endConnectionsOnClose(app: FastifyInstance, gracePeriod: number): void {
  // Node counts a connection as idle only after its first request.
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  let closing = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Otherwise keep-alive would hold the connection open.
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    closing = true;
    for (const socket of silent) socket.destroy();
    setTimeout(() => {
      app.server.closeAllConnections();
    }, gracePeriod).unref();
    done();
  });
}
