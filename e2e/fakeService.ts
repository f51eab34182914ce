import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Writes the response to one generation call. */
export type ServiceAnswer = (response: ServerResponse) => void | Promise<void>;

/** A language model service with scripted responses. */
export interface FakeService {
  /** Value for OPENAI_BASE_URL. */
  baseUrl: string;
  /** The bodies of the calls since the last {@link answerWith}. */
  calls: unknown[];
  /** Whether the client disconnected from the last call before its response was complete. */
  clientDisconnected: () => boolean;
  /** Scripts the responses to the next calls, in order; the last one repeats. Clears earlier calls. */
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
    clientDisconnected: () => left,
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
  /** The pieces in which the text is sent. */
  chunks?: readonly string[];
  /** The delay before each piece, in milliseconds. */
  delayMs?: number;
  /** What to wait for between the last piece and the end. */
  until?: Promise<void>;
  /**
   * The last event; `stalled` leaves the connection open without data, and `cut` breaks it: the page loses data that it
   * has not read by then.
   */
  end?: StreamEvent | 'cut' | 'stalled';
}

/** A response as server-sent events; complete by default. */
export function streamed({ chunks = [], delayMs = 0, until, end }: StreamedAnswer): ServiceAnswer {
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
    await until;
    if (end === 'cut') {
      response.destroy();
      return;
    }
    response.end(sseEvent(end ?? completed(chunks.join(''))));
  };
}

/** The last event of a complete response. */
function completed(text: string): StreamEvent {
  return {
    type: 'response.completed',
    response: {
      ...responseObject('completed'),
      output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
    },
  };
}

/** The last event of a response that failed. */
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

/** Any other response: a status, a content type and a body. */
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

/** Accepts the call and never responds. */
export const silence: ServiceAnswer = () => undefined;
