import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Writes the answer to one generation call. */
export type ServiceAnswer = (response: ServerResponse) => void | Promise<void>;

/** A language model service that answers as it is told. */
export interface FakeService {
  /** What OPENAI_BASE_URL takes. */
  baseUrl: string;
  /** The bodies of the calls since the last {@link answerWith}. */
  calls: unknown[];
  /** Whether the caller has left the last call before its answer was whole. */
  wasLeft: () => boolean;
  /** What the next calls get, one after the other; the last answer serves every further call. Forgets earlier calls. */
  answerWith: (...answers: ServiceAnswer[]) => void;
  close: () => Promise<void>;
}

interface StreamEvent {
  type: string;
  [field: string]: unknown;
}

function sseEvent(event: StreamEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Starts the service on a free port. */
export async function startFakeService(): Promise<FakeService> {
  let queue: ServiceAnswer[] = [];
  let left = false;
  const calls: unknown[] = [];
  const server = http.createServer((request, response) => {
    response.once('close', () => {
      left = !response.writableEnded;
    });
    void readJson(request).then(async (body) => {
      calls.push(body);
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      if (answer === undefined) response.writeHead(500).end();
      else await answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    calls,
    wasLeft: () => left,
    answerWith: (...answers) => {
      queue = answers;
      left = false;
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) {
    if (piece instanceof Uint8Array) pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString());
}

interface StreamedAnswer {
  /** The pieces in which the text comes. */
  chunks?: readonly string[];
  /** The wait before each piece, in milliseconds. */
  delayMs?: number;
  /** The event that ends the answer; `cut` breaks the connection, `stalled` leaves it open and silent. */
  end?: StreamEvent | 'cut' | 'stalled';
}

/** An answer as server-sent events; complete unless told otherwise. */
export function streamed({ chunks = [], delayMs = 0, end }: StreamedAnswer): ServiceAnswer {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(sseEvent({ type: 'response.created', response: responseObject('in_progress') }));
    for (const delta of chunks) {
      await sleep(delayMs);
      response.write(
        sseEvent({ type: 'response.output_text.delta', output_index: 0, content_index: 0, delta }),
      );
    }
    if (end === 'stalled') return;
    if (end === 'cut') {
      // What is not yet on its way would be lost with the connection.
      await sleep(100);
      response.destroy();
      return;
    }
    response.end(sseEvent(end ?? completed(chunks.join(''))));
  };
}

/** The event that ends a whole answer. */
function completed(text: string): StreamEvent {
  return {
    type: 'response.completed',
    response: {
      ...responseObject('completed'),
      output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
    },
  };
}

/** The event that ends an answer which the service broke off at its limit of tokens. */
export const incomplete: StreamEvent = {
  type: 'response.incomplete',
  response: {
    ...responseObject('incomplete'),
    incomplete_details: { reason: 'max_output_tokens' },
  },
};

/** The event of an answer that the service could not finish. */
export const failed: StreamEvent = {
  type: 'response.failed',
  response: {
    ...responseObject('failed'),
    error: { code: 'server_error', message: 'The service failed.' },
  },
};

/** The event with which a model declines. */
export const refusal: StreamEvent = {
  type: 'response.refusal.delta',
  output_index: 0,
  content_index: 0,
  delta: 'I can not help with that.',
};

function responseObject(status: string) {
  return { model: 'fake-model', status, output: [] };
}

/** Any other answer: a status, a content type and a body. */
export function plain(
  status: number,
  contentType: string,
  body: string,
  headers: Record<string, string> = {},
): ServiceAnswer {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  };
}

/** The error body of an OpenAI-compatible service. */
export function errorAnswer(status: number, headers: Record<string, string> = {}): ServiceAnswer {
  const body = JSON.stringify({ error: { message: `Status ${status}`, code: null } });
  return plain(status, 'application/json', body, headers);
}

/** Takes the call and never answers. */
export const silence: ServiceAnswer = () => undefined;
