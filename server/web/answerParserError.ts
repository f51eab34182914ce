import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const failures: Partial<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const malformed = { status: 400, message: 'The request is not valid HTTP.' };

/** The sockets on which a response has begun. */
const answering = new WeakSet<Socket>();

/** Notes which sockets carry a response, for {@link answerParserError}. */
export function noteResponses(server: Server): void {
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once('finish', () => answering.delete(socket));
  });
}

/**
 * Answers a request that could not be read, in the form of every other error, and closes its connection. If the
 * response to an earlier request has begun, only closes the connection: the answer would become part of that response.
 */
export function answerParserError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (answering.has(socket)) {
    socket.destroy();
    return;
  }
  const { status, message } = failures[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json; charset=utf-8',
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
}
