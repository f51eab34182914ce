import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../../contract/prompt';
import { startGateway } from '../testing/startGateway';

const idea = 'A secret shop for used bicycles';
const order = { model: 'gpt-4.1', input: promptFor('prd', idea), stream: true };
const sse = { 'content-type': 'text/event-stream; charset=utf-8' };
const json = { 'content-type': 'application/json' };

function start(answer: (response: ServerResponse) => void) {
  return startGateway(answer, { env: { OPENAI_API_KEY: 'key-of-the-owner' } });
}

function ask(app: FastifyInstance, stream = true) {
  return app.inject({ method: 'POST', url: '/v1/responses', payload: { ...order, stream } });
}

const details = `Rate limit for gpt-4.1 in organization org-5ecret, key key-of-the-owner or sk-abc. Input: ${idea}`;

function expectNothingOf(text: string): void {
  expect(text).not.toMatch(/org-5ecret|key-of-the-owner|sk-abc|secret shop/);
}

describe('an error of the service', () => {
  test.each([
    [429, 429, 'rate_limit_exceeded', { error: { code: 'rate_limit_exceeded', message: details } }],
    [429, 429, 'insufficient_quota', { error: { code: 'insufficient_quota', message: details } }],
    [404, 404, 'model_not_found', { error: { type: 'invalid_request_error', message: details } }],
    [400, 400, 'content_filter', { error: { code: 'content_filter', message: details } }],
    [400, 400, 'invalid_request_error', { error: { code: 'org-5ecret', message: details } }],
    [400, 502, 'upstream_unauthorized', { error: { code: 'invalid_api_key', message: details } }],
    [422, 422, 'invalid_request_error', { detail: [{ input: idea }] }],
    [500, 500, 'server_error', `<html>Traceback: ${details}</html>`],
    [503, 503, 'server_error', ''],
  ])('with status %d becomes %d %s with our own message', async (status, shown, code, body) => {
    const { app, logged } = await start((response) => {
      response.writeHead(status, { ...json, 'retry-after': '7' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    const response = await ask(app);
    expect(response.statusCode).toBe(shown);
    expect(response.headers['retry-after']).toBe('7');
    expect(response.json()).toEqual({
      error: {
        code,
        message: expect.stringMatching(/^The .*\.$/) as unknown,
        type: expect.stringMatching(/_error$/) as unknown,
        param: null,
      },
      ...(shown >= 500 && { requestId: expect.any(String) as unknown }),
    });
    expectNothingOf(response.body);
    const lines = logged();
    if (shown >= 500) {
      const { requestId } = response.json<{ requestId: string }>();
      expect(lines).toContain(`"reqId":"${requestId}"`);
    }
    expect(lines).toContain('The language model service reported an error');
    expect(lines).toContain(`"status":${status}`);
    expect(lines).not.toMatch(/key-of-the-owner|sk-abc|secret shop/);
  });

  test('is logged with its original text, at a bounded length', async () => {
    const { app, logged } = await start((response) => {
      response.writeHead(500).end(`The GPU has overheated. ${'x'.repeat(50_000)}`);
    });
    await ask(app);
    const lines = logged();
    expect(lines).toContain('The GPU has overheated.');
    expect(lines.length).toBeLessThan(2000);
  });

  const rateLimited = {
    code: 'rate_limit_exceeded',
    message: 'The language model service is getting too many requests. Please try again later.',
  };
  const ofOurs = { type: 'error', ...rateLimited, param: null };

  test.each([
    [
      'an error event',
      { type: 'error', sequence_number: 3, code: 'rate_limit_exceeded', message: details },
      { ...ofOurs, sequence_number: 3 },
    ],
    ['an error object', { error: { type: 'rate_limit_error', message: details } }, ofOurs],
    [
      'a failed response',
      {
        type: 'response.failed',
        response: {
          status: 'failed',
          error: { code: 'rate_limit_exceeded', message: details },
          model: 'm',
        },
      },
      {
        type: 'response.failed',
        response: { status: 'failed', error: rateLimited, model: 'm' },
      },
    ],
  ])('inside a stream, as %s, keeps only its code', async (_name, event, shown) => {
    const delta =
      'event: response.output_text.delta\r\ndata: {"type":"response.output_text.delta","delta":"the \\"error\\""}\r\n\r\n';
    const bytes = Buffer.from(`${delta}data: ${JSON.stringify(event)}\n\n`);
    const { app, logged } = await start((response) => {
      response.writeHead(200, sse);
      // Split the events anywhere, even between the characters of a separator.
      void (async () => {
        for (let index = 0; index < bytes.length; index += 7) {
          response.write(bytes.subarray(index, index + 7));
          await sleep(1);
        }
        response.end();
      })();
    });
    const { body } = await ask(app);
    expect(body.startsWith(delta)).toBe(true);
    const [, name, data = ''] =
      /^event: (\S+)\ndata: (.*)\n\n$/.exec(body.slice(delta.length)) ?? [];
    expect(name).toBe(shown.type);
    expect(JSON.parse(data)).toEqual(shown);
    const lines = logged();
    expect(lines).toContain('org-5ecret');
    expect(lines).not.toMatch(/key-of-the-owner|sk-abc|secret shop/);
  });

  test('inside an error event that is not JSON becomes one of ours', async () => {
    const { app } = await start((response) => {
      response.writeHead(200, sse).end(`event: error\ndata: Traceback ${details}`);
    });
    const { body } = await ask(app);
    expect(body).toMatch(/^event: error\ndata: \{"type":"error","code":"server_error"/);
    expectNothingOf(body);
  });

  test('inside a JSON answer keeps only its code', async () => {
    const { app } = await start((response) => {
      response.writeHead(200, json);
      response.end(
        JSON.stringify({ status: 'failed', error: { ...rateLimited, message: details } }),
      );
    });
    const response = await ask(app, false);
    expect(response.json()).toEqual({ status: 'failed', error: rateLimited });
  });

  test('is a 502 if the answer is a page', async () => {
    const { app } = await start((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${details}</html>`);
    });
    const response = await ask(app, false);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ error: { code: 'upstream_malformed' } });
    expectNothingOf(response.body);
  });
});
