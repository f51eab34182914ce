import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Refusal {
  status: number;
  message: string;
  /** Headers of this status only. */
  headers?: Record<string, string>;
}

const failures: Partial<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const malformed: Refusal = { status: 400, message: 'The request is not valid HTTP.' };
const unmet: Refusal = { status: 417, message: 'The server does not meet the expectation.' };
const noProxy: Refusal = {
  status: 405,
  message: 'The server is no proxy.',
  headers: { allow: 'GET, HEAD, POST' },
};

/**
 * Answers what Node would answer without our headers, or not at all: requests that cannot be read, CONNECT and unknown
 * expectations. The answers have the form of every other error.
 */
export function guardConnections(server: Server, headers: Record<string, string>): void {
  /** The sockets on which a response has begun. */
  const answering = new WeakSet<Socket>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once('finish', () => answering.delete(socket));
  });

  const end = (socket: Socket, refusal: Refusal): void => {
    if (socket.destroyed) return;
    // The answer would become part of the response that has begun.
    if (answering.has(socket)) socket.destroy();
    else socket.end(textOf(refusal, headers));
  };
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    if (error.code !== 'ECONNRESET') end(socket, failures[error.code ?? ''] ?? malformed);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    // Node has handed the socket over, and no longer handles its errors.
    socket.on('error', () => socket.destroy());
    end(socket, noProxy);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ message: unmet.message });
    response.writeHead(unmet.status, { ...headers, ...describing(body) }).end(body);
  });
}

function textOf({ status, message, headers: own }: Refusal, headers: Record<string, string>) {
  const body = JSON.stringify({ message });
  const all = { ...headers, ...own, ...describing(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  return `${head}\r\n\r\n${body}`;
}

const describing = (body: string) => ({
  'cache-control': 'no-store',
  'content-length': String(Buffer.byteLength(body)),
  'content-type': 'application/json; charset=utf-8',
});
