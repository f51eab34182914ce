import { http, HttpResponse } from 'msw';
import { answerWith, setGeneration, sseEvent } from '../testing/responsesStream';
import { server } from '../testing/server';
import { createOpenaiGeneration, type OpenaiGenerationOptions } from './openaiGeneration';
import type { GenerationFailure, GenerateOptions } from './generationPort';

const completed = { type: 'response.completed', response: { model: 'm', status: 'completed' } };
const deltaOf = (delta: string) => ({ type: 'response.output_text.delta', delta });
const outputOf = (text: string) => [{ type: 'message', content: [{ type: 'output_text', text }] }];

function start(
  options: Partial<OpenaiGenerationOptions> = {},
  order: Partial<GenerateOptions> = {},
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
    ...order,
  });
  return { result, pieces, port };
}

async function failureOf(result: Promise<unknown>): Promise<unknown> {
  const error: unknown = await result.then(
    () => 'it did not fail',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'GenerationError' });
  return error instanceof Error && 'failure' in error ? error.failure : error;
}

function answerBytes(bytes: readonly (string | Uint8Array)[], contentType = 'text/event-stream') {
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

function answerEvents(...events: { type: string; [field: string]: unknown }[]) {
  answerBytes(events.map(sseEvent));
}

describe('the request', () => {
  async function requestOf(options: Partial<OpenaiGenerationOptions>) {
    let seen: Request | undefined;
    server.use(
      http.post('*/responses', ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({ output_text: 'x' });
      }),
    );
    await start(options).result;
    if (seen === undefined) throw new Error('No request was made.');
    return seen;
  }

  test('asks the fixed model for a stream, with the prompt of the document type', async () => {
    const request = await requestOf({});
    expect(request.url).toBe('http://localhost/v1/responses');
    expect(await request.json()).toEqual({
      model: 'gpt-4.1',
      input: 'A shared calendar',
      stream: true,
    });
  });

  test('sends the key and no other header that would need CORS permission', async () => {
    const request = await requestOf({ baseUrl: 'https://models.test/v1/', apiKey: 'sk-1' });
    expect(request.url).toBe('https://models.test/v1/responses');
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer sk-1',
      'content-type': 'application/json',
    });
  });

  test.each([
    ['a path of this site', '/v1', 'Bearer token-1'],
    ['an address of this site', `${location.origin}/v1`, 'Bearer token-1'],
    ['another origin', 'https://models.test/v1', null],
    ['another port', 'http://localhost:11434/v1', null],
  ])('sends the session token to %s: %s, %s', async (_name, baseUrl, header) => {
    const request = await requestOf({ baseUrl, sessionToken: () => 'token-1' });
    expect(request.headers.get('authorization')).toBe(header);
  });

  test('prefers the key over the session token', async () => {
    const request = await requestOf({ apiKey: 'sk-1', sessionToken: () => 'token-1' });
    expect(request.headers.get('authorization')).toBe('Bearer sk-1');
  });

  test('has no Authorization header without a key and a session', async () => {
    const request = await requestOf({ apiKey: '' });
    expect([...request.headers.keys()].sort()).toEqual(['accept', 'content-type']);
  });

  test('is not retried after a failure', async () => {
    let calls = 0;
    server.use(
      http.post('*/responses', () => {
        calls += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    expect(await failureOf(start().result)).toEqual({ kind: 'unavailable' });
    expect(calls).toBe(1);
  });
});

describe('a whole response', () => {
  test('is returned unchanged, with the model that the service names', async () => {
    const text = '  # Plan\r\n\n\tété 🎉 </html>\u2028 ```\n \n';
    const chunks = Array.from(text);
    setGeneration(server, { kind: 'stream', text, chunks, model: 'offline-drafter' });
    const { result, pieces } = start();
    expect(await result).toEqual({ text, model: 'offline-drafter' });
    expect(pieces.join('')).toBe(text);
  });

  test('may be split inside lines and characters', async () => {
    const text = 'Größe: 🎉 déjà vu';
    const bytes = new TextEncoder().encode(
      [sseEvent(deltaOf(text)), ': still here\n\n', sseEvent(completed)].join(''),
    );
    answerBytes(Array.from(bytes, (byte) => new Uint8Array([byte])));
    const { result, pieces } = start();
    expect(await result).toEqual({ text, model: 'm' });
    expect(pieces.join('')).toBe(text);
  });

  test('of 2,000 pieces updates the page only a few times', async () => {
    const chunks = Array.from({ length: 2000 }, (_, index) => `word${String(index)} `);
    setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks });
    const { result, pieces } = start();
    expect((await result).text).toBe(chunks.join(''));
    expect(pieces.join('')).toBe(chunks.join(''));
    expect(pieces.length).toBeLessThan(200);
  });

  test('takes its text from the last event if there were no deltas', async () => {
    const thought = { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'Hm.' }] };
    const output = [thought, ...outputOf('One, '), ...outputOf('two.')];
    answerEvents({ ...completed, response: { ...completed.response, output } });
    const { result, pieces } = start();
    expect((await result).text).toBe('One, two.');
    expect(pieces.join('')).toBe('One, two.');
  });

  test('takes its text from the part if there were neither deltas nor a final output', async () => {
    answerEvents({ type: 'response.output_text.done', text: 'Whole.' }, completed);
    const { result, pieces } = start();
    expect((await result).text).toBe('Whole.');
    expect(pieces.join('')).toBe('Whole.');
  });

  test('keeps the parts of several outputs apart', async () => {
    answerEvents(
      { ...deltaOf('One, '), output_index: 0 },
      { type: 'response.output_text.done', text: 'One, ', output_index: 0 },
      { ...deltaOf('tw'), output_index: 1 },
      { type: 'response.output_text.done', text: 'two.', output_index: 1 },
      completed,
    );
    const { result, pieces } = start();
    expect((await result).text).toBe('One, two.');
    expect(pieces.join('')).toBe('One, two.');
  });

  test('takes the final text even if the deltas differ', async () => {
    const end = { ...completed.response, output: outputOf('Final text') };
    answerEvents(deltaOf('Final'), { ...completed, response: end });
    const missing = start();
    expect((await missing.result).text).toBe('Final text');
    expect(missing.pieces.join('')).toBe('Final text');

    answerEvents(deltaOf('Other'), { ...completed, response: end });
    const different = start();
    expect((await different.result).text).toBe('Final text');
    expect(different.pieces.join('')).toBe('Other');
  });

  test.each([
    ['output_text', { model: 'm', output_text: ' # Plan\n' }],
    ['output', { model: 'm', status: 'completed', error: null, output: outputOf(' # Plan\n') }],
  ])('may be plain JSON with %s', async (_, body) => {
    setGeneration(server, { kind: 'json', body });
    const { result, pieces } = start();
    expect(await result).toEqual({ text: ' # Plan\n', model: 'm' });
    expect(pieces).toEqual([' # Plan\n']);
  });

  test('without a model name gets the requested model', async () => {
    setGeneration(server, { kind: 'json', body: { output_text: 'x' } });
    expect((await start().result).model).toBe('gpt-4.1');
  });
});

describe('a response that ends early keeps the text that arrived', () => {
  const text = '# Plan';
  const scenarios = [
    ['incomplete', { kind: 'truncated' }],
    ['filtered', { kind: 'refused' }],
    ['failed', { kind: 'unavailable' }],
    ['refused', { kind: 'refused' }],
    ['cut', { kind: 'truncated' }],
    ['ended', { kind: 'truncated' }],
  ] as const;
  test.each(scenarios)('%s', async (end, failure) => {
    setGeneration(server, { kind: 'stream', text, end });
    const { result, pieces } = start();
    expect(await failureOf(result)).toEqual(failure);
    expect(pieces.join('')).toBe(text);
  });

  test('and a connection lost before any text is reported as lost', async () => {
    setGeneration(server, { kind: 'stream', text: '', chunks: [], end: 'cut' });
    expect(await failureOf(start().result)).toEqual({ kind: 'offline' });
  });

  test('and text found only in the final event of an incomplete response is shown', async () => {
    answerEvents({ type: 'response.incomplete', response: { output: outputOf('Half') } });
    const { result, pieces } = start();
    expect(await failureOf(result)).toEqual({ kind: 'truncated' });
    expect(pieces.join('')).toBe('Half');
  });
});

test.each<[string, GenerationFailure]>([
  ['rate_limit_exceeded', { kind: 'rateLimited', retryAfterSeconds: null }],
  ['insufficient_quota', { kind: 'quotaExceeded' }],
  ['server_error', { kind: 'unavailable' }],
  ['never_heard_of', { kind: 'unavailable' }],
  ['invalid_prompt', { kind: 'badRequest' }],
])('the code %s means the same in every place', async (code, failure) => {
  setGeneration(server, { kind: 'stream', text: 'x', end: 'failed', code });
  expect(await failureOf(start().result)).toEqual(failure);
  answerEvents(deltaOf('x'), { type: 'error', code, message: 'No.' });
  expect(await failureOf(start().result)).toEqual(failure);
  answerEvents({ type: 'error', error: { code, message: 'No.' } });
  expect(await failureOf(start().result)).toEqual(failure);
  setGeneration(server, { kind: 'json', body: { error: { code, message: 'No.' } } });
  expect(await failureOf(start().result)).toEqual(failure);
});

test('a refusal is not a document, in any position', async () => {
  const refusal = { type: 'refusal', refusal: 'I can not help with that.' };
  answerEvents({ type: 'response.content_part.added', part: refusal }, completed);
  expect(await failureOf(start().result)).toEqual({ kind: 'refused' });
  const output = [{ type: 'message', content: [refusal] }];
  answerEvents({ ...completed, response: { status: 'completed', output } });
  expect(await failureOf(start().result)).toEqual({ kind: 'refused' });
  setGeneration(server, { kind: 'json', body: { output } });
  const { result, pieces } = start();
  expect(await failureOf(result)).toEqual({ kind: 'refused' });
  expect(pieces).toEqual([]);
});

describe('a response that is not a document', () => {
  test.each([
    ['an event that is no JSON', 'data: {"type":\n\n', 'text/event-stream'],
    ['an event without a type', 'data: {"choices":[]}\n\n', 'text/event-stream'],
    [
      'a delta without text',
      'data: {"type":"response.output_text.delta"}\n\n',
      'text/event-stream',
    ],
    ['an end without text', sseEvent(completed), 'text/event-stream'],
    ['white space', sseEvent(deltaOf(' \n')) + sseEvent(completed), 'text/event-stream'],
    ['a page', '<!doctype html><title>Sign in</title>', 'text/html'],
    ['text', 'Hello', 'text/plain'],
    ['broken JSON', '{"output_text":', 'application/json'],
    ['other JSON', '{"output_text":5}', 'application/json'],
    ['empty JSON', '{}', 'application/json; charset=utf-8'],
  ])('is malformed: %s', async (_, body, contentType) => {
    answerBytes([body], contentType);
    expect(await failureOf(start().result)).toEqual({ kind: 'malformed' });
  });

  test('is malformed if it is empty', async () => {
    server.use(http.post('*/responses', () => new HttpResponse(null, { status: 204 })));
    expect(await failureOf(start().result)).toEqual({ kind: 'malformed' });
  });
});

test.each([401, 403] as const)('status %i is unauthorized', async (status) => {
  setGeneration(server, { kind: 'error', status });
  expect(await failureOf(start().result)).toEqual({ kind: 'unauthorized', httpStatus: status });
});

test.each<[number, GenerationFailure['kind']]>([
  [400, 'badRequest'],
  [404, 'misconfigured'],
  [405, 'misconfigured'],
  [408, 'timedOut'],
  [413, 'tooLong'],
  [418, 'badRequest'],
  [422, 'badRequest'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [504, 'timedOut'],
])('status %i is %s', async (status, kind) => {
  setGeneration(server, { kind: 'error', status });
  expect(await failureOf(start().result)).toEqual({ kind });
});

test('status 429 gives the retry delay unless the quota is exhausted', async () => {
  setGeneration(server, { kind: 'error', status: 429, headers: { 'retry-after': '20' } });
  expect(await failureOf(start().result)).toEqual({ kind: 'rateLimited', retryAfterSeconds: 20 });
  server.use(http.post('*/responses', () => new HttpResponse('Slow down', { status: 429 })));
  expect(await failureOf(start().result)).toEqual({ kind: 'rateLimited', retryAfterSeconds: null });
  setGeneration(server, { kind: 'error', status: 429, code: 'insufficient_quota' });
  expect(await failureOf(start().result)).toEqual({ kind: 'quotaExceeded' });
});

test('a service that cannot be reached is offline', async () => {
  setGeneration(server, { kind: 'offline' });
  expect(await failureOf(start().result)).toEqual({ kind: 'offline' });
});

describe('a silent service', () => {
  const timeouts = { firstTextMs: 60, silenceMs: 30 };

  test('times out before the response starts', async () => {
    setGeneration(server, { kind: 'silent' });
    expect(await failureOf(start({ timeouts }).result)).toEqual({ kind: 'timedOut' });
  });

  test('times out in mid-stream and keeps the text that arrived', async () => {
    setGeneration(server, { kind: 'stream', text: 'Half', end: 'stalled' });
    const { result, pieces } = start({ timeouts });
    expect(await failureOf(result)).toEqual({ kind: 'timedOut' });
    expect(pieces.join('')).toBe('Half');
  });

  test('does not time out while pieces arrive, however long the whole takes', async () => {
    const chunks = Array.from('twelve parts');
    setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks, delayMs: 15 });
    const waits = { firstTextMs: 150, silenceMs: 150 };
    expect((await start({ timeouts: waits }).result).text).toBe('twelve parts');
  });
});

test('text found only at the end of a part is shown before the next part arrives', async () => {
  answerEvents(deltaOf('Ha'), { type: 'response.output_text.done', text: 'Half' });
  const { result, pieces } = start();
  expect(await failureOf(result)).toEqual({ kind: 'truncated' });
  expect(pieces.join('')).toBe('Half');
});

describe('an abort', () => {
  const reason = new Error('The user has pressed Stop.');
  let aborter: AbortController;
  let fetchSignal: AbortSignal | null | undefined;
  const spiedFetch: typeof fetch = (input, init) => {
    fetchSignal = init?.signal;
    return fetch(input, init);
  };
  beforeEach(() => {
    aborter = new AbortController();
    fetchSignal = undefined;
  });

  test('before the call prevents the request', async () => {
    aborter.abort(reason);
    const { result } = start({ fetch: spiedFetch }, { signal: aborter.signal });
    await expect(result).rejects.toBe(reason);
    expect(fetchSignal).toBeUndefined();
  });

  test('right after the call started rejects with its reason', async () => {
    server.use(answerWith({ kind: 'silent' }));
    const { result } = start({ fetch: spiedFetch }, { signal: aborter.signal });
    aborter.abort(reason);
    await expect(result).rejects.toBe(reason);
  });

  test('while the service is silent ends the request', async () => {
    setGeneration(server, { kind: 'silent' });
    const { result } = start({ fetch: spiedFetch }, { signal: aborter.signal });
    setTimeout(() => {
      aborter.abort(reason);
    }, 20);
    await expect(result).rejects.toBe(reason);
    expect(fetchSignal?.aborted).toBe(true);
  });

  test('in mid-stream ends the request, and no text follows', async () => {
    const chunks = Array.from({ length: 500 }, () => 'word ');
    setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks, delayMs: 2 });
    const pieces: string[] = [];
    const onText = (text: string) => {
      if (pieces.push(text) === 2) aborter.abort(reason);
    };
    const { result } = start({ fetch: spiedFetch }, { signal: aborter.signal, onText });
    await expect(result).rejects.toBe(reason);
    expect(fetchSignal?.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(pieces).toHaveLength(2);
  });

  test('drops the text that waits for a frame', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    setGeneration(server, { kind: 'stream', text: 'Half', end: 'stalled' });
    const { result, pieces } = start({}, { signal: aborter.signal });
    setTimeout(() => {
      aborter.abort(reason);
    }, 50);
    await expect(result).rejects.toBe(reason);
    expect(pieces).toEqual([]);
  });

  test('loses nothing after a flush', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    setGeneration(server, { kind: 'stream', text: 'Half', end: 'stalled' });
    const { result, pieces, port } = start({}, { signal: aborter.signal });
    setTimeout(() => {
      port.flush();
      aborter.abort(reason);
    }, 50);
    await expect(result).rejects.toBe(reason);
    expect(pieces).toEqual(['Half']);
    port.flush();
    expect(pieces).toEqual(['Half']);
  });

  test('of the request follows if the response is not read to its end', async () => {
    setGeneration(server, { kind: 'stream', text: 'x', end: 'refused' });
    expect(await failureOf(start({ fetch: spiedFetch }).result)).toEqual({ kind: 'refused' });
    expect(fetchSignal?.aborted).toBe(true);
  });

  test('works even if fetch ignores the signal', async () => {
    const deafFetch: typeof fetch = () => new Promise(() => undefined);
    const { result } = start({ fetch: deafFetch }, { signal: aborter.signal });
    aborter.abort(reason);
    await expect(result).rejects.toBe(reason);
  });
});
