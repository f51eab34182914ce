import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { portOf } from './buildTestApp';

const open: http.Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A request that the language model service received. */
interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Service {
  /** Value for OPENAI_BASE_URL. */
  baseUrl: string;
  received: ReceivedRequest[];
  /** Number of TCP connections so far. */
  connections: () => number;
}

/**
 * Starts a real HTTP server in place of a language model service; stops it after the test.
 *
 * @param answer writes the response to a request; requests are numbered from 1
 */
export async function startService(
  answer: (response: ServerResponse, count: number) => void,
): Promise<Service> {
  const received: ReceivedRequest[] = [];
  let connections = 0;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
      });
      answer(response, received.length);
    });
  });
  server.on('connection', () => connections++);
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}/v1`,
    received,
    connections: () => connections,
  };
}
