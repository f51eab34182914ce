import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

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

/** How long a client may leave a response unread, in milliseconds. */
const stallTimeout = 60_000;

/** How long a client may keep a connection open after the server has ended it, in milliseconds. */
const closeTimeout = 2000;

/**
 * Maximum number of pipelined requests on one connection. No browser sends a second one before the first is answered.
 */
const maximumPipelined = 10;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Answers requests that Node would answer without our headers, or not at all: malformed requests, CONNECT and unknown
 * expectations. The answers have the form of every other error. Ends the connections of clients that do not read.
 */
export function guardConnections(server: Server, headers: Record<string, string>): void {
  const newest = new WeakMap<Socket, Exchange>();
  const openOn = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket) => {
    const open = new Set<ServerResponse>();
    openOn.set(socket, open);
    socket.once('close', () => {
      for (const response of open) closeIfQueued(response);
    });
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    newest.set(socket, { request, response });
    const open = openOn.get(socket);
    open?.add(response);
    response.once('close', () => open?.delete(response));
    if (open !== undefined && open.size > maximumPipelined) socket.destroy();
  });

  const refused = new WeakSet<Socket>();
  const end = (socket: Socket, refusal: Refusal): void => {
    if (socket.destroyed || refused.has(socket)) return;
    refused.add(socket);
    if (!canAnswer(socket, newest.get(socket))) {
      socket.destroy();
      return;
    }
    socket.end(textOf(refusal, headers));
    // Closing at once could make a client that is still sending lose the response.
    const timer = setTimeout(() => socket.destroy(), closeTimeout);
    socket.once('close', () => {
      clearTimeout(timer);
    });
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

  // Emitted for connections that are kept alive, too.
  server.setTimeout(stallTimeout, (socket) => {
    const isAnswered = newest.get(socket)?.response.writableFinished ?? true;
    // Without pending data, the client is waiting for us.
    if (isAnswered || socket.writableLength > 0) socket.destroy();
  });
}

/**
 * Closes a response that was queued behind another one when their connection ended. Node does not close it, so the file
 * that it should send would stay open forever. Assigning it a connection that ends at once makes Node close it.
 */
function closeIfQueued(response: ServerResponse): void {
  if (response.socket !== null || response.writableFinished) return;
  const gone = new Socket().on('error', () => undefined);
  response.assignSocket(gone);
  gone.destroy();
}

/** An answer would become part of a response that has begun, or be a second one to the same request. */
function canAnswer(socket: Socket, exchange: Exchange | undefined): boolean {
  if (exchange === undefined) return true;
  const { request, response } = exchange;
  // Responses to earlier requests have the socket first.
  return request.complete
    ? response.writableFinished
    : !response.headersSent && response.socket === socket;
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
