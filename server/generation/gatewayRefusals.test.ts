import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { promptFor } from '../../contract/prompt';
import { revisionPromptFor, type Revision } from '../../contract/revisionPrompt';
import { openAccount, useAccountServer } from '../testing/accountServer';
import { buildTestApp, listen } from '../testing/buildTestApp';
import { startService, type Service } from '../testing/startService';

jest.setTimeout(180_000);

const input = promptFor('prd', 'A shop for used bicycles');

function post(
  app: FastifyInstance,
  prompt: string = input,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  return app.inject({
    method: 'POST',
    url: '/v1/responses',
    payload: { model: 'gpt-4.1', input: prompt },
    headers,
    remoteAddress,
  });
}

const error = (type: string, code: string, message: string) => ({
  error: { type, param: null, code, message },
});

async function startBoth(
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; service: Service }> {
  const service = await startService((response) => response.end('{}'));
  return {
    service,
    app: await buildTestApp({ env: { OPENAI_BASE_URL: service.baseUrl, ...env } }),
  };
}

describe('a language model', () => {
  const revision: Revision = {
    kind: 'section',
    documentType: 'prd',
    heading: 'Goals',
    occurrence: 0,
    instruction: 'Shorter',
    idea: 'A shop',
    document: '# Old',
  };
  const long = (length: number) => 'é'.repeat(length);

  test.each([
    ['an idea of 20,000 characters', promptFor('mockup', '🚲'.repeat(20_000))],
    ['a document of 200 kB', revisionPromptFor({ ...revision, document: long(100_000) })],
    ['an instruction', revisionPromptFor({ ...revision, instruction: long(2000) })],
    [
      'a sister',
      revisionPromptFor({ ...revision, kind: 'sister', target: 'frd', document: long(100_000) }),
    ],
  ])('gets %s', async (_name, prompt) => {
    const { app, service } = await startBoth();
    expect((await post(app, prompt)).statusCode).toBe(200);
    expect(service.received[0]?.body).toMatchObject({ input: prompt });
  });

  test.each([
    ['a poem', 'Write a poem', /own pages/],
    ['any other instruction', 'x'.repeat(500_000), /own pages/],
    ['a revision with text behind it', `${revisionPromptFor(revision)} And a poem.`, /own pages/],
    ['a prompt without an idea', promptFor('frd', ' '), /no idea in it/],
    ['a revision without an idea', revisionPromptFor({ ...revision, idea: '' }), /no idea in it/],
  ])('does not get %s', async (_name, prompt, message) => {
    const { app, service } = await startBoth();
    const response = await post(app, prompt);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { code: 'invalid_prompt', message: expect.stringMatching(message) as unknown },
    });
    expect(service.received).toEqual([]);
  });

  test.each([
    ['The idea is too long: it may have 20000 characters.', promptFor('prd', '🚲'.repeat(20_001))],
    [
      'The document is too long: it may have 200000 bytes.',
      revisionPromptFor({ ...revision, document: long(100_001) }),
    ],
    [
      'The instruction is too long: it may have 2000 characters.',
      revisionPromptFor({ ...revision, instruction: long(2001) }),
    ],
    [
      'The heading is too long: it may have 2000 characters.',
      revisionPromptFor({ ...revision, heading: long(2001) }),
    ],
  ])('does not get a longer text: %s', async (message, prompt) => {
    const { app, service } = await startBoth();
    const response = await post(app, prompt);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(error('invalid_request_error', 'request_too_large', message));
    expect(service.received).toEqual([]);
    // The offline drafter costs nothing.
    expect((await post(await buildTestApp(), prompt)).statusCode).not.toBe(413);
  });
});

describe('concurrent answers', () => {
  const requests: http.ClientRequest[] = [];

  // A socket with an unread response keeps the test's process from ending.
  afterEach(() => {
    for (const request of requests.splice(0)) request.destroy();
  });

  async function open(port: string) {
    const request = http.request({
      port,
      method: 'POST',
      path: '/v1/responses',
      headers: { 'content-type': 'application/json' },
    });
    requests.push(request);
    request.on('error', () => undefined);
    request.end(JSON.stringify({ model: 'gpt-4.1', input, stream: true }));
    const response = await new Promise<IncomingMessage>((resolve) => {
      request.once('response', resolve);
    });
    response.on('error', () => undefined);
    return { request, response };
  }

  /** Opens calls until one is answered with an event stream. */
  async function openWhenFree(port: string) {
    for (;;) {
      const call = await open(port);
      if (call.response.statusCode === 200) return call;
    }
  }

  test('are three per network, and each end frees a slot', async () => {
    const service = await startService((response, count) => {
      if (count === 5) {
        response.writeHead(500).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      if (count === 2 || count === 7) response.end();
    });
    const app = await buildTestApp({ env: { OPENAI_BASE_URL: service.baseUrl } });
    const { port } = new URL(await listen(app));
    const left = await open(port);
    const ended = await open(port);
    ended.response.resume();
    await once(ended.response, 'end');
    await openWhenFree(port);
    await openWhenFree(port);

    const refused = await post(app);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toEqual(
      error(
        'rate_limit_error',
        'too_many_at_once',
        'This address is already receiving 3 documents. Try again when one of them is complete.',
      ),
    );
    expect(service.received).toHaveLength(4);

    left.request.destroy();
    // The fifth call fails, which frees its slot for the sixth.
    for (;;) {
      const { response } = await open(port);
      if (response.statusCode === 500) break;
    }
    await openWhenFree(port);
    expect((await post(app)).statusCode).toBe(429);
    expect((await post(app, input, {}, '192.0.2.1')).statusCode).toBe(200);
  });

  test('are limited for the offline drafter too', async () => {
    const app = await buildTestApp({ draft: () => 'word '.repeat(4e6) });
    const { port } = new URL(await listen(app));
    const calls = await Promise.all([open(port), open(port), open(port)]);
    expect(calls.map(({ response }) => response.statusCode)).toEqual([200, 200, 200]);
    expect((await open(port)).response.statusCode).toBe(429);
  });
});

describe('the origin of a call', () => {
  const env = { APP_URL: 'https://ideas.example' };

  test.each([
    {},
    { origin: 'https://ideas.example' },
    { origin: 'http://localhost:8080', host: 'localhost:8080' },
    { origin: 'https://proxied.example', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://ideas.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('may be %j', async (headers) => {
    const app = await buildTestApp({ env });
    expect((await post(app, input, { host: 'localhost', ...headers })).statusCode).toBe(200);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'https://ideas.example.evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { origin: 'https://sub.ideas.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ])('may not be %j', async (headers) => {
    const app = await buildTestApp({ env });
    const response = await post(app, input, { host: 'localhost:3000', ...headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(
      error(
        'invalid_request_error',
        'origin_not_allowed',
        'Pages of other sites may not generate documents with this server.',
      ),
    );
  });
});

describe('GENERATION_REQUIRES_SIGN_IN', () => {
  const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
  const signInRequired = error(
    'invalid_request_error',
    'sign_in_required',
    'Only signed-in users can generate documents with this server. Sign in and try again.',
  );
  const isOn = { GENERATION_REQUIRES_SIGN_IN: '1' };

  describe('with accounts', () => {
    // Nothing listens there: an admitted call gets 502.
    const server = useAccountServer({ env: { ...isOn, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' } });

    async function signIn(): Promise<string> {
      await openAccount(server(), ada);
      const { body } = await server().post('login', { Email: ada.email, Password: ada.password });
      return v.parse(v.object({ token: v.string() }), body).token;
    }
    const statusWith = async (authorization: string) =>
      (await post(server().app, input, { authorization })).statusCode;

    test('accepts the token of a session until the session ends', async () => {
      const token = await signIn();
      expect(await statusWith(`Bearer ${token}`)).toBe(502);
      expect(await statusWith(`bearer ${token}`)).toBe(502);
      server().advanceClock(31 * 24 * 60 * 60 * 1000);
      expect(await statusWith(`Bearer ${token}`)).toBe(400);
    });

    test.each([
      ['nothing', ''],
      ['no token', 'Bearer'],
      ['another token', 'Bearer nonsense'],
      ['another scheme', 'Basic YTpi'],
      ['a long token', `Bearer ${'x'.repeat(5000)}`],
    ])(
      'refuses %s by 400, which does not end the session of the browser',
      async (_name, authorization) => {
        await signIn();
        const response = await post(server().app, input, { authorization });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual(signInRequired);
      },
    );
  });

  test('is a 503 while the database is unavailable', async () => {
    const { service } = await startBoth();
    const app = await buildTestApp({
      env: { ...isOn, OPENAI_BASE_URL: service.baseUrl },
      openDatabase: () => ({
        opened: Promise.reject(new Error('no database')),
        openTimeout: 1000,
        close: () => Promise.resolve(),
      }),
    });
    const response = await post(app, input, { authorization: 'Bearer token' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ error: { code: 'not_ready' } });
    expect(service.received).toEqual([]);
  });

  test('does not apply to the offline drafter', async () => {
    const app = await buildTestApp({ env: isOn });
    expect((await post(app)).statusCode).toBe(200);
  });
});
