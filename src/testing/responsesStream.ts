import { delay, http, HttpResponse, type HttpHandler } from 'msw';

/** A simulated response of the generation service. */
export type GenerationScenario =
  | ({ kind: 'stream' } & StreamedAnswer)
  | { kind: 'json'; body: object }
  | { kind: 'error'; status: number; code?: string; headers?: Record<string, string> }
  /** The service cannot be reached. */
  | { kind: 'offline' }
  /** The service accepts the request and never responds. */
  | { kind: 'silent' };

interface StreamedAnswer {
  /** The whole text, as in the last event of a completed response. */
  text: string;
  /** The pieces in which the text arrives; by default one. */
  chunks?: readonly string[];
  /** The delay before each piece, in milliseconds; by default none. */
  delayMs?: number;
  /**
   * Defaults to `completed`. `cut` breaks the connection, `ended` closes it without a final event, `stalled` leaves
   * it open and silent, `filtered` is incomplete because of a content filter, `refused` is a refusal without text.
   */
  end?:
    | 'completed'
    | 'incomplete'
    | 'filtered'
    | 'failed'
    | 'refused'
    | 'cut'
    | 'ended'
    | 'stalled';
  /** The error code for `end: 'failed'`; by default `server_error`. */
  code?: string;
  /** The model named in the response; by default `gpt-4.1`. */
  model?: string;
}

/** The part of MSW's server or worker that {@link setGeneration} uses. */
interface HandlerTarget {
  use: (...handlers: HttpHandler[]) => void;
}

/**
 * Sets the response of all later generation calls: `setGeneration(server, { kind: 'stream', text: '# Plan', end:
 * 'cut' })`.
 *
 * @param server MSW's server, already listening
 */
export function setGeneration(server: HandlerTarget, scenario: GenerationScenario): void {
  server.use(answerWith(scenario));
}

/**
 * The handler for `POST …/responses` used by {@link setGeneration}, for setting up a server.
 *
 * @param scenario the response to simulate
 */
export function answerWith(scenario: GenerationScenario): HttpHandler {
  return http.post('*/responses', async (): Promise<HttpResponse<BodyInit>> => {
    switch (scenario.kind) {
      case 'json':
        return new HttpResponse(JSON.stringify(scenario.body), {
          headers: { 'content-type': 'application/json' },
        });
      case 'error': {
        const { status, code, headers } = scenario;
        const body = { error: { message: `Status ${status}`, code: code ?? null } };
        return new HttpResponse(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json', ...headers },
        });
      }
      case 'offline':
        return HttpResponse.error();
      case 'silent':
        await delay('infinite');
        return HttpResponse.error();
      case 'stream':
        return streamed(scenario);
    }
  });
}

/** One server-sent event of the protocol, as text. */
export function sseEvent(event: { type: string; [field: string]: unknown }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function streamed({
  text,
  chunks = [text],
  delayMs = 0,
  end = 'completed',
  code = 'server_error',
  model = 'gpt-4.1',
}: StreamedAnswer): HttpResponse<BodyInit> {
  const last = lastEvent(end, { text: end === 'completed' ? text : chunks.join(''), code, model });
  const encoder = new TextEncoder();
  const pieces = [
    sseEvent({ type: 'response.created', response: { model, status: 'in_progress', output: [] } }),
    ...chunks.map((delta) =>
      sseEvent({ type: 'response.output_text.delta', output_index: 0, content_index: 0, delta }),
    ),
    ...(last === undefined ? [] : [sseEvent(last)]),
  ];
  let next = 0;
  let left = false;
  const body = new ReadableStream({
    async pull(controller) {
      if (next > 0 && delayMs > 0) await delay(delayMs);
      if (left) return;
      const piece = pieces[next++];
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (end === 'stalled') await new Promise(() => undefined);
      else if (end === 'cut') {
        // An errored stream discards its queue.
        await delay(10);
        controller.error(new TypeError('network error'));
      } else controller.close();
    },
    cancel() {
      left = true;
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
}

function lastEvent(
  end: NonNullable<StreamedAnswer['end']>,
  { text, code, model }: { text: string; code: string; model: string },
): { type: string; [field: string]: unknown } | undefined {
  const output = [{ type: 'message', content: [{ type: 'output_text', text }] }];
  switch (end) {
    case 'completed':
      return { type: 'response.completed', response: { model, status: 'completed', output } };
    case 'incomplete':
    case 'filtered': {
      const reason = end === 'filtered' ? 'content_filter' : 'max_output_tokens';
      const response = { model, status: 'incomplete', output, incomplete_details: { reason } };
      return { type: 'response.incomplete', response };
    }
    case 'failed': {
      const error = { code, message: 'The service failed.' };
      return { type: 'response.failed', response: { model, status: 'failed', output: [], error } };
    }
    case 'refused':
      return { type: 'response.refusal.delta', delta: 'I can not help with that.' };
    case 'cut':
    case 'ended':
    case 'stalled':
      return undefined;
  }
}
