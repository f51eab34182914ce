import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import OpenAI from 'openai';
import type { ResponseStreamEvent } from 'openai/resources/responses/responses';
import { promptFor } from '../../contract/prompt';
import {
  defaultInstruction,
  revisionPromptFor,
  type Revision,
} from '../../contract/revisionPrompt';
import { offlineAnswer } from './offlineAnswer';
import { readPrompt } from './readPrompt';
import { buildTestApp, listen, type TestAppOptions } from '../testing/buildTestApp';

const idea = 'A shop for “used” bicycles — with\n\nrepairs 🚲';
const input = promptFor('frd', idea);
const text = `# FRD\n\n${'The shop sells a bicycle. '.repeat(800)}🚲`;
const draft = jest.fn(() => text);

async function client(options: TestAppOptions = {}): Promise<OpenAI> {
  const app = await buildTestApp({ draft, ...options });
  return new OpenAI({ apiKey: 'any', baseURL: `${await listen(app)}/v1`, maxRetries: 0 });
}

describe('the offline drafter, called by the openai package', () => {
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
    expect(Math.abs(response.created_at - Date.now() / 1000)).toBeLessThan(60);
    expect(response.usage?.total_tokens).toBe(0);
    expect(draft).toHaveBeenLastCalledWith('frd', idea);
  });

  test('includes output_text in the plain JSON', async () => {
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

  test('streams the events of the Responses API in order', async () => {
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

  test('works with the stream helper, which assembles the response itself', async () => {
    const openai = await client();
    const stream = openai.responses.stream({ model: 'gpt-4.1', input });
    const final = await stream.finalResponse();
    expect(final.output_text).toBe(text);
    expect(final.status).toBe('completed');
  });

  test('names each event as the Responses API does', async () => {
    const app = await buildTestApp({ draft });
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
    ['Write a poem', /^400 This server takes only prompts of its own pages, such as /],
    [promptFor('prd', '  '), '400 The prompt has no idea in it.'],
  ])('rejects %j', async (wrong, message) => {
    const openai = await client();
    for (const stream of [true, false]) {
      const call = openai.responses.create({ model: 'gpt-4.1', input: wrong, stream });
      await expect(call).rejects.toThrow(OpenAI.BadRequestError);
      await expect(call).rejects.toThrow(message);
      await expect(call).rejects.toMatchObject({ code: 'invalid_prompt' });
    }
  });

  test('reports a drafting failure without its cause', async () => {
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

describe('revisions', () => {
  const revised = { idea: 'Lend tools.', document: '# Old\n\n## Goals\n\nOld goal\n\n## Risks\n' };
  const redrafted = '# New\n\n## Goals\n\n### First\n\nNew goal\n\n## Users\n\nAll';

  async function answerTo(revision: Revision): Promise<string> {
    const openai = await client({ draft: (type, idea) => `${redrafted}\n\n${type}: ${idea}` });
    const prompt = revisionPromptFor(revision);
    const whole = await openai.responses.create({ model: 'gpt-4.1', input: prompt });
    const stream = openai.responses.stream({ model: 'gpt-4.1', input: prompt });
    expect((await stream.finalResponse()).output_text).toBe(whole.output_text);
    return whole.output_text;
  }
  const section = {
    kind: 'section',
    occurrence: 0,
    instruction: 'Name them.',
    ...revised,
  } as const;

  test('refine drafts from the idea and the instruction', async () => {
    const instruction = 'Only for members.';
    expect(
      await answerTo({ kind: 'refine', documentType: 'frd', instruction, ...revised }),
    ).toMatch(/frd: Lend tools\.\n\nRequirements:\n- Only for members\.$/);
  });

  test('sister drafts a document of the other type from the idea', async () => {
    expect(
      await answerTo({ kind: 'sister', documentType: 'prd', target: 'mockup', ...revised }),
    ).toMatch(/mockup: Lend tools\.$/);
  });

  test('section answers with the redrafted section, subsections included', async () => {
    expect(await answerTo({ ...section, documentType: 'prd', heading: 'Goals' })).toBe(
      '## Goals\n\n### First\n\nNew goal\n\n',
    );
    expect(await answerTo({ ...section, documentType: 'prd', heading: 'Users' })).toMatch(
      /^## Users\n\nAll\n\nprd: Lend tools\.\n\nRequirements:\n- Name them\.$/,
    );
  });

  test('a section that is rewritten without an instruction is drafted from the idea alone', async () => {
    const instruction = defaultInstruction;
    expect(
      await answerTo({ ...section, documentType: 'prd', heading: 'Users', instruction }),
    ).toMatch(/prd: Lend tools\.$/);
  });

  test('section answers with the current section if the draft has none of that name', async () => {
    expect(await answerTo({ ...section, documentType: 'prd', heading: 'Risks' })).toBe(
      '## Risks\n',
    );
    await expect(
      answerTo({ ...section, documentType: 'prd', heading: 'Nowhere' }),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_prompt' });
  });

  test('section answers with the whole page of a mockup', async () => {
    expect(await answerTo({ ...section, documentType: 'mockup', heading: 'Home' })).toMatch(
      /^# New[^]*mockup: Lend tools\.\n\nRequirements:\n- Name them\.$/,
    );
  });
});

describe('the stream', () => {
  const longText = 'word '.repeat(2e4);

  async function streamOf(text: string): Promise<Readable> {
    const request = { prompt: readPrompt(input), stream: true };
    const answer = await offlineAnswer(request, () => Promise.resolve(text));
    if (answer.kind !== 'stream') throw new Error('no stream');
    return answer.events;
  }

  test('pauses while the browser does not read, and continues in small pieces', async () => {
    const events = await streamOf(longText);
    events.once('readable', () => undefined);
    await setTimeout(100);
    expect(events.readableLength).toBeGreaterThan(0);
    expect(events.readableLength).toBeLessThan(8192);
    let longest = 0;
    for await (const chunk of events) longest = Math.max(longest, String(chunk).length);
    // The last events repeat the complete text.
    expect(longest).toBeGreaterThan(longText.length);
  });

  test('creates no more events once the browser has disconnected', async () => {
    const written = jest.spyOn(JSON, 'stringify');
    const events = await streamOf(longText);
    await events[Symbol.asyncIterator]().next();
    events.destroy();
    await setTimeout(50);
    expect(events.destroyed).toBe(true);
    expect(written.mock.calls.length).toBeLessThan(10);
    written.mockRestore();
  });
});
