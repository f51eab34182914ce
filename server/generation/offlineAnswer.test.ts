import timers from 'node:timers/promises';
import OpenAI from 'openai';
import type { ResponseStreamEvent } from 'openai/resources/responses/responses';
import { promptFor } from '../../contract/prompt';
import { offlineAnswer } from './offlineAnswer';
import { buildTestApp, listen, type TestAppOptions } from '../testing/buildTestApp';

const idea = 'A shop for “used” bicycles — with\n\nrepairs 🚲';
const input = promptFor('frd', idea);
const text = `# FRD\n\n${'The shop sells a bicycle. '.repeat(40)}🚲`;
const draft = jest.fn(() => text);

async function client(options: TestAppOptions = {}): Promise<OpenAI> {
  const app = await buildTestApp({
    draft,
    pace: { charactersPerSecond: 20_000, interval: 1 },
    ...options,
  });
  return new OpenAI({ apiKey: 'any', baseURL: `${await listen(app)}/v1`, maxRetries: 0 });
}

describe('the offline drafter, asked by the openai package', () => {
  test('answers without streaming', async () => {
    const openai = await client();
    const response = await openai.responses.create({ model: 'gpt-4.1', input });
    expect(response).toMatchObject({
      object: 'response',
      status: 'completed',
      model: 'offline-drafter',
      output_text: text,
      error: null,
      incomplete_details: null,
    });
    expect(response.id).toMatch(/^resp_[0-9a-f]{32}$/);
    expect(Math.abs(response.created_at - Date.now() / 1000)).toBeLessThan(5);
    expect(response.usage?.total_tokens).toBe(0);
    expect(draft).toHaveBeenLastCalledWith('frd', idea);
  });

  test('sends the plain JSON with output_text in it', async () => {
    const app = await buildTestApp({ draft });
    const payload = { model: 'gpt-4.1', input };
    const response = await app.inject({ method: 'POST', url: '/v1/responses', payload });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store, no-transform');
    expect(response.json()).toMatchObject({
      output_text: text,
      output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
    });
  });

  test('streams the events of the service, in their order', async () => {
    const openai = await client();
    const events: ResponseStreamEvent[] = [];
    const stream = await openai.responses.create({ model: 'gpt-4.1', input, stream: true });
    for await (const event of stream) events.push(event);

    const deltas = events.flatMap((event) =>
      event.type === 'response.output_text.delta' ? [event.delta] : [],
    );
    expect(deltas.length).toBeGreaterThan(5);
    expect(deltas.join('')).toBe(text);
    expect(events.map(({ type }) => type)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      ...deltas.map(() => 'response.output_text.delta'),
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual([...events.keys()]);
    const [created] = events;
    const completed = events.at(-1);
    expect(created).toMatchObject({ response: { status: 'in_progress', output: [] } });
    expect(completed).toMatchObject({
      response: {
        model: 'offline-drafter',
        status: 'completed',
        output: [{ role: 'assistant', status: 'completed', content: [{ text, annotations: [] }] }],
        usage: { output_tokens: 0 },
      },
    });
    expect(completed).not.toHaveProperty('response.output_text');
  });

  test('satisfies the stream helper, which puts the answer together itself', async () => {
    const openai = await client();
    const stream = openai.responses.stream({ model: 'gpt-4.1', input });
    const final = await stream.finalResponse();
    expect(final.output_text).toBe(text);
    expect(final.status).toBe('completed');
  });

  test('names each event as the service does', async () => {
    const app = await buildTestApp({ draft, pace: { charactersPerSecond: 1e6, interval: 1 } });
    const payload = { model: 'gpt-4.1', input, stream: true };
    const response = await app.inject({ method: 'POST', url: '/v1/responses', payload });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    for (const frame of response.body.trimEnd().split('\n\n')) {
      const [, name, data] = /^event: (\S+)\ndata: (.+)$/.exec(frame) ?? [];
      expect(JSON.parse(data ?? '')).toMatchObject({ type: name });
    }
  });

  test.each([
    ['Write a poem', /^400 The offline drafter takes only prompts that begin as in /],
    [promptFor('prd', '  '), '400 The prompt has no idea in it.'],
  ])('refuses %j', async (wrong, message) => {
    const openai = await client();
    for (const stream of [true, false]) {
      const call = openai.responses.create({ model: 'gpt-4.1', input: wrong, stream });
      await expect(call).rejects.toThrow(OpenAI.BadRequestError);
      await expect(call).rejects.toThrow(message);
      await expect(call).rejects.toMatchObject({ code: 'invalid_prompt' });
    }
  });

  test('says that it failed where drafting fails, and not why', async () => {
    const openai = await client({
      draft: () => {
        throw new Error('secret detail');
      },
    });
    await expect(openai.responses.create({ model: 'gpt-4.1', input })).rejects.toThrow(
      '500 Something went wrong on the server. Please try again later.',
    );
  });
});

describe('the stream', () => {
  const order = { model: 'gpt-4.1', input, stream: true };
  const longText = 'word '.repeat(2e4);

  test('stops when the browser leaves', async () => {
    const sleep = jest.spyOn(timers, 'setTimeout');
    const app = await buildTestApp({ draft: () => longText });
    const leave = new AbortController();
    const response = await fetch(`${await listen(app)}/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
      signal: leave.signal,
    });
    await response.body?.getReader().read();
    const pause = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    while (sleep.mock.calls.length < 3) await pause(10);
    leave.abort();
    // The server may learn of it some pieces later; the whole text has ten thousand.
    for (let pauses = 0; pauses < sleep.mock.calls.length; await pause(200)) {
      pauses = sleep.mock.calls.length;
    }
    expect(sleep.mock.calls.length).toBeLessThan(1000);
    sleep.mockRestore();
  });

  test('waits while the browser does not read, and goes on in small pieces', async () => {
    const answer = offlineAnswer(order, () => longText, {
      charactersPerSecond: 100_000,
      interval: 1,
    });
    if (answer.kind !== 'stream') throw new Error('no stream');
    answer.events.once('readable', () => undefined);
    await timers.setTimeout(300);
    expect(answer.events.readableLength).toBeGreaterThan(0);
    expect(answer.events.readableLength).toBeLessThan(4096);
    let longest = 0;
    for await (const chunk of answer.events) longest = Math.max(longest, String(chunk).length);
    // The last events repeat the whole text.
    expect(longest).toBeGreaterThan(longText.length);
  });
});
