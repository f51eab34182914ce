import { http, HttpResponse } from 'msw';
import { setGeneration, sseEvent } from '../testing/responsesStream';
import { server } from '../testing/server';
import {
  answerBytes,
  answerEvents,
  completed,
  deltaOf,
  failureOf,
  outputOf,
  startGeneration,
} from '../testing/startGeneration';
import type { OpenaiGenerationOptions } from './openaiGeneration';

describe('the request', () => {
  async function requestOf(options: Partial<OpenaiGenerationOptions>) {
    let seen: Request | undefined;
    server.use(
      http.post('*/responses', ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({ output_text: 'x' });
      }),
    );
    await startGeneration(options).result;
    if (seen === undefined) throw new Error('No request was made.');
    return seen;
  }

  test('requests a stream from the fixed model, with the prompt of the document type', async () => {
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
    expect(await failureOf(startGeneration().result)).toEqual({ kind: 'unavailable' });
    expect(calls).toBe(1);
  });
});

describe('a whole response', () => {
  test('is returned unchanged, with the model that the service names', async () => {
    const text = '  # Plan\r\n\n\tété 🎉 </html>\u2028 ```\n \n';
    const chunks = Array.from(text);
    setGeneration(server, { kind: 'stream', text, chunks, model: 'offline-drafter' });
    const { result, pieces } = startGeneration();
    expect(await result).toEqual({ text, model: 'offline-drafter' });
    expect(pieces.join('')).toBe(text);
  });

  test('may be split inside lines and characters', async () => {
    const text = 'Größe: 🎉 déjà vu';
    const bytes = new TextEncoder().encode(
      [sseEvent(deltaOf(text)), ': still here\n\n', sseEvent(completed)].join(''),
    );
    answerBytes(Array.from(bytes, (byte) => new Uint8Array([byte])));
    const { result, pieces } = startGeneration();
    expect(await result).toEqual({ text, model: 'm' });
    expect(pieces.join('')).toBe(text);
  });

  test('of 2,000 pieces updates the page only a few times', async () => {
    const chunks = Array.from({ length: 2000 }, (_, index) => `word${String(index)} `);
    setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks });
    const { result, pieces } = startGeneration();
    expect((await result).text).toBe(chunks.join(''));
    expect(pieces.join('')).toBe(chunks.join(''));
    expect(pieces.length).toBeLessThan(200);
  });

  test('may contain the end mark of other protocols', async () => {
    answerBytes([sseEvent(deltaOf('Whole.')), 'data: [DONE]\n\n', sseEvent(completed)]);
    expect((await startGeneration().result).text).toBe('Whole.');
  });

  test('takes its text from the last event if there were no deltas', async () => {
    const thought = { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'Hm.' }] };
    const output = [thought, ...outputOf('One, '), ...outputOf('two.')];
    answerEvents({ ...completed, response: { ...completed.response, output } });
    const { result, pieces } = startGeneration();
    expect((await result).text).toBe('One, two.');
    expect(pieces.join('')).toBe('One, two.');
  });

  test('takes its text from the part if there were neither deltas nor a final output', async () => {
    answerEvents({ type: 'response.output_text.done', text: 'Whole.' }, completed);
    const { result, pieces } = startGeneration();
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
    const { result, pieces } = startGeneration();
    expect((await result).text).toBe('One, two.');
    expect(pieces.join('')).toBe('One, two.');
  });

  test('takes the final text even if the deltas differ', async () => {
    const end = { ...completed.response, output: outputOf('Final text') };
    answerEvents(deltaOf('Final'), { ...completed, response: end });
    const missing = startGeneration();
    expect((await missing.result).text).toBe('Final text');
    expect(missing.pieces.join('')).toBe('Final text');

    answerEvents(deltaOf('Other'), { ...completed, response: end });
    const different = startGeneration();
    expect((await different.result).text).toBe('Final text');
    expect(different.pieces.join('')).toBe('Other');
  });

  test.each([
    ['output_text', { model: 'm', output_text: ' # Plan\n' }],
    ['output', { model: 'm', status: 'completed', error: null, output: outputOf(' # Plan\n') }],
  ])('may be plain JSON with %s', async (_, body) => {
    setGeneration(server, { kind: 'json', body });
    const { result, pieces } = startGeneration();
    expect(await result).toEqual({ text: ' # Plan\n', model: 'm' });
    expect(pieces).toEqual([' # Plan\n']);
  });

  test('without a model name gets the requested model', async () => {
    setGeneration(server, { kind: 'json', body: { output_text: 'x' } });
    expect((await startGeneration().result).model).toBe('gpt-4.1');
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
    const { result, pieces } = startGeneration();
    expect(await failureOf(result)).toEqual(failure);
    expect(pieces.join('')).toBe(text);
  });

  test('unless the connection is lost before any text: then the failure is offline', async () => {
    setGeneration(server, { kind: 'stream', text: '', chunks: [], end: 'cut' });
    expect(await failureOf(startGeneration().result)).toEqual({ kind: 'offline' });
  });

  test('even if the text is only in the final event of an incomplete response', async () => {
    answerEvents({ type: 'response.incomplete', response: { output: outputOf('Half') } });
    const { result, pieces } = startGeneration();
    expect(await failureOf(result)).toEqual({ kind: 'truncated' });
    expect(pieces.join('')).toBe('Half');
  });
});

test('text found only at the end of a part is shown before the next part arrives', async () => {
  answerEvents(deltaOf('Ha'), { type: 'response.output_text.done', text: 'Half' });
  const { result, pieces } = startGeneration();
  expect(await failureOf(result)).toEqual({ kind: 'truncated' });
  expect(pieces.join('')).toBe('Half');
});
