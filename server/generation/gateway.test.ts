import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { generationBodyLimit } from '../../contract/responsesApi';
import { promptFor } from '../../contract/prompt';
import { buildTestApp, listen } from '../testing/buildTestApp';

const input = promptFor('prd', 'A shop for used bicycles');
const order = { model: 'gpt-4.1', input };

describe('invalid generation requests', () => {
  async function post(payload: string, type?: string): Promise<[number, unknown]> {
    const app = await buildTestApp();
    const response = await app.inject({
      method: 'POST',
      url: '/v1/responses',
      payload,
      headers: type === undefined ? {} : { 'content-type': type },
    });
    return [response.statusCode, response.json<unknown>()];
  }
  const body = (code: string, message: string) => ({
    error: { type: 'invalid_request_error', param: null, code, message },
  });

  test.each([
    [{ input }, 'The field "model" is missing.'],
    [{ ...order, input: '' }, 'The field "input" is empty.'],
    [{ ...order, input: [] }, 'The field "input" takes string, not Array.'],
    [{ ...order, stream: 'yes' }, 'The field "stream" takes boolean, not "yes".'],
    [{ ...order, tools: [] }, 'The field "tools" is unknown.'],
    ['text', 'The request has no JSON object as its body.'],
  ])('%j gets 400', async (payload, message) => {
    const answer = await post(JSON.stringify(payload), 'application/json');
    expect(answer).toEqual([400, body('invalid_request', message)]);
  });

  test.each(['{"model"', '', '{"__proto__": {}}'])('broken JSON %j gets 400', async (json) => {
    const [status, answer] = await post(json, 'application/json');
    expect(status).toBe(400);
    expect(answer).toEqual(body('invalid_request', 'The body of the request is not valid JSON.'));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
    'the content type %s gets 415',
    async (type) => {
      const message = 'The request must have a JSON body and the content type application/json.';
      const answer = await post(JSON.stringify(order), type);
      expect(answer).toEqual([415, body('unsupported_media_type', message)]);
    },
  );

  test('a body above the limit gets 413, one just below is accepted', async () => {
    const ofLength = (length: number) => {
      const empty = JSON.stringify({ ...order, input }).length;
      return JSON.stringify({ ...order, input: input + 'a'.repeat(length - empty) });
    };
    const message = `The request is too large: its body may have ${generationBodyLimit} bytes.`;
    expect(await post(ofLength(generationBodyLimit + 1), 'application/json')).toEqual([
      413,
      body('request_too_large', message),
    ]);
    const [status] = await post(ofLength(generationBodyLimit), 'application/json');
    expect(status).toBe(200);
  });
});

describe('rate limit', () => {
  function post(
    app: FastifyInstance,
    payload: object = order,
    headers: Record<string, string> = {},
  ) {
    return app.inject({ method: 'POST', url: '/v1/responses', payload, headers });
  }
  async function countAnswered(app: FastifyInstance, headers?: Record<string, string>) {
    let count = 0;
    while ((await post(app, order, headers)).statusCode === 200) count++;
    return count;
  }

  test('is ten times the setting for the offline drafter, and counts only generations', async () => {
    const app = await buildTestApp({ env: { GENERATIONS_PER_HOUR: '1' } });
    await post(app, { ...order, tools: [] });
    expect(await countAnswered(app)).toBe(10);
    const refused = await post(app);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3590);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(refused.json()).toEqual({
      error: {
        type: 'rate_limit_error',
        param: null,
        code: 'rate_limit_exceeded',
        message: 'This address has used its 10 generations for this hour. Try again in 60 minutes.',
      },
    });
    expect((await app.inject('/api/nothing')).statusCode).toBe(404);
  });

  test('counts by the address that a trusted proxy reports, and no other', async () => {
    const env = { GENERATIONS_PER_HOUR: '1' };
    const direct = await buildTestApp({ env });
    expect(await countAnswered(direct, { 'x-forwarded-for': '203.0.113.1' })).toBe(10);
    expect(await countAnswered(direct, { 'x-forwarded-for': '203.0.113.2' })).toBe(0);

    const proxied = await buildTestApp({ env: { ...env, TRUST_PROXY: '127.0.0.0/8' } });
    expect(await countAnswered(proxied, { 'x-forwarded-for': '203.0.113.1' })).toBe(10);
    expect(await countAnswered(proxied, { 'x-forwarded-for': '203.0.113.2' })).toBe(10);
    // The browser added the first address, the proxy the second.
    const forged = { 'x-forwarded-for': '203.0.113.3, 203.0.113.1' };
    expect(await countAnswered(proxied, forged)).toBe(0);
  });
});

describe('a closing server', () => {
  test('aborts open streams', async () => {
    const app = await buildTestApp({ draft: () => 'word '.repeat(8e6) });
    const { port } = new URL(await listen(app));
    const request = http.request({
      port,
      method: 'POST',
      path: '/v1/responses',
      headers: { 'content-type': 'application/json' },
    });
    request.end(JSON.stringify({ ...order, stream: true }));
    const response = await new Promise<IncomingMessage>((resolve) => {
      request.once('response', resolve);
    });
    await once(response, 'data');
    // More data are to come than the sockets buffer.
    response.pause();
    const cut = once(response, 'error');
    await app.close();
    response.resume();
    expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
  });
});

test('an answer that the browser does not read is ended by the time limit', async () => {
  const app = await buildTestApp({
    draft: () => 'word '.repeat(2_000_000),
    upstreamTimeLimits: { silence: 5000, total: 100 },
  });
  const closed = new Promise((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', resolve));
  });
  const { port } = new URL(await listen(app));
  const headers = { 'content-type': 'application/json' };
  const request = http.request({ port, method: 'POST', path: '/v1/responses', headers });
  request.on('error', () => undefined).on('response', () => undefined);
  request.end(JSON.stringify({ ...order, stream: true }));
  await closed;
  request.destroy();
});
