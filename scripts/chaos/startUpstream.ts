import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';

/** A language model service on loopback. */
export interface Upstream {
  /** Value for OPENAI_BASE_URL. */
  baseUrl: string;
  close: () => void;
}

/** Starts it; `answer` writes the response to each request. */
export async function startUpstream(answer: (response: ServerResponse) => void): Promise<Upstream> {
  const server = http.createServer((request, response) => {
    request.resume();
    response.on('error', () => undefined);
    request.once('end', () => {
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
