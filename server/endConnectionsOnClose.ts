import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Keeps a server that is closing from waiting for its connections: those on which nothing was ever asked,
 * as browsers open them ahead, end at once, and all others after a time of grace.
 *
 * @param grace how long requests that are being answered may take, in milliseconds
 */
export function endConnectionsOnClose(app: FastifyInstance, grace: number): void {
  // Node counts a connection as idle only once it has answered a request on it.
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  let closing = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Or the connection would be kept open for a next request.
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    closing = true;
    for (const socket of silent) socket.destroy();
    setTimeout(() => {
      app.server.closeAllConnections();
    }, grace).unref();
    done();
  });
}
