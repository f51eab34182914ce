import { delay, http, HttpResponse, type HttpHandler } from 'msw';

/** How an answer of the generation service goes, for tests. */
export type GenerationScenario =
  | ({ kind: 'stream' } & StreamedAnswer)
  | { kind: 'json'; body: object }
  | { kind: 'error'; status: number; code?: string; headers?: Record<string, string> }
  /** The service cannot be reached. */
  | { kind: 'offline' }
  /** The service takes the call and never answers. */
  | { kind: 'silent' };

interface StreamedAnswer {
  /** The whole text, as the last event of a completed answer gives it. */
  text: string;
  /** The pieces in which it comes; one piece, unless told otherwise. */
  chunks?: readonly string[];
  /** The wait before each piece, in milliseconds; none, unless told otherwise. */
  delayMs?: number;
  /**
   * `completed`, unless told otherwise. `cut` breaks the connection, `ended` closes it without a last event, `stalled`
   * leaves it open and silent, `filtered` is incomplete because of a content filter, `refused` is a refusal without
   * text.
   */
  end?:
    'completed' | 'incomplete' | 'filtered' | 'failed' | 'refused' | 'cut' | 'ended' | 'stalled';
  /** The code of the error with `end: 'failed'`; `server_error`, unless told otherwise. */
  code?: string;
  /** The model that the service names; `gpt-4.1`, unless told otherwise. */
  model?: string;
}

/** What {@link setGeneration} needs of MSW's server or worker. */
interface HandlerTarget {
  use: (...handlers: HttpHandler[]) => void;
}

/**
 * Makes every later generation call go as told: `setGeneration(server, { kind: 'stream', text: '# Plan', end: 'cut' })`.
 *
 * @param server MSW's server, already listening
 */
export function setGeneration(server: HandlerTarget, scenario: GenerationScenario): void {
  server.use(answerWith(scenario));
}

/**
 * The handler for `POST …/responses` behind {@link setGeneration}, for a server that is being set up.
 *
 * @param scenario how the answer goes
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
        // A stream that fails forgets what nobody has read yet.
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
