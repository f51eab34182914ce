import { http, HttpResponse } from 'msw';
import {
  createOpenaiGeneration,
  type OpenaiGenerationOptions,
} from '../generation/openaiGeneration';
import type { GenerateOptions } from '../generation/generationPort';
import { sseEvent } from './responsesStream';
import { server } from './server';

export const completed = {
  type: 'response.completed',
  response: { model: 'm', status: 'completed' },
};
export const deltaOf = (delta: string) => ({ type: 'response.output_text.delta', delta });
export const outputOf = (text: string) => [
  { type: 'message', content: [{ type: 'output_text', text }] },
];

/** Starts a generation with the real client. Returns its result, and the pieces of text as they arrive. */
export function startGeneration(
  options: Partial<OpenaiGenerationOptions> = {},
  generateOptions: Partial<GenerateOptions> = {},
) {
  const pieces: string[] = [];
  const port = createOpenaiGeneration({
    baseUrl: '/v1',
    apiKey: '',
    sessionToken: () => null,
    ...options,
  });
  const result = port.generate({
    input: 'A shared calendar',
    signal: new AbortController().signal,
    onText: (text) => pieces.push(text),
    ...generateOptions,
  });
  return { result, pieces, port };
}

/** Resolves to the failure of a generation that must fail. */
export async function failureOf(result: Promise<unknown>): Promise<unknown> {
  const error: unknown = await result.then(
    () => 'it did not fail',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'GenerationError' });
  return error instanceof Error && 'failure' in error ? error.failure : error;
}

/** Has the service respond to the next calls with these bytes. */
export function answerBytes(
  bytes: readonly (string | Uint8Array)[],
  contentType = 'text/event-stream',
) {
  const encoder = new TextEncoder();
  server.use(
    http.post('*/responses', () => {
      const body = new ReadableStream({
        start(controller) {
          for (const piece of bytes) {
            controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
          }
          controller.close();
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': contentType } });
    }),
  );
}

/** Has the service respond to the next calls with these events and then end the stream. */
export function answerEvents(...events: { type: string; [field: string]: unknown }[]) {
  answerBytes(events.map(sseEvent));
}
