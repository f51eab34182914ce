import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../../contract/prompt';
import { buildTestApp, listen, type TestAppOptions } from '../testing/buildTestApp';
import { startService } from '../testing/startService';

const idea = 'A secret shop for used bicycles';
const order = { model: 'gpt-4.1', input: promptFor('prd', idea), stream: true };
const sse = { 'content-type': 'text/event-stream; charset=utf-8' };
const json = { 'content-type': 'application/json' };

/** A server in front of a service, and its log. */
async function start(
  answer: (response: ServerResponse) => void,
  options: TestAppOptions = {},
): Promise<{ app: FastifyInstance; logged: () => string }> {
  const { baseUrl } = await startService(answer);
  const stream = new PassThrough({ encoding: 'utf8' });
  const app = await buildTestApp({
    env: { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: 'key-of-the-owner' },
    logger: { level: 'warn', stream },
    ...options,
  });
  return { app, logged: () => String(stream.read() ?? '') };
}

function ask(app: FastifyInstance, stream = true) {
  return app.inject({ method: 'POST', url: '/v1/responses', payload: { ...order, stream } });
}

async function open(app: FastifyInstance): Promise<IncomingMessage> {
  const { port } = new URL(await listen(app));
  const request = http.request({ port, method: 'POST', path: '/v1/responses', headers: json });
  request.end(JSON.stringify(order));
  return new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
}

/** Reads to the end; rejects if the connection breaks before. */
async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await once(response, 'end');
  return text;
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
  ])('with status %d becomes %d %s in our words', async (status, shown, code, body) => {
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
    });
    expectNothingOf(response.body);
    const lines = logged();
    expect(lines).toContain('The language model service reported an error');
    expect(lines).toContain(`"status":${status}`);
    expect(lines).not.toMatch(/key-of-the-owner|sk-abc|secret shop/);
  });

  test('is logged in its own words, at a bounded length', async () => {
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
  ])('inside a stream, as %s, keeps its code alone', async (_name, event, shown) => {
    const delta =
      'event: response.output_text.delta\r\ndata: {"type":"response.output_text.delta","delta":"the \\"error\\""}\r\n\r\n';
    const bytes = Buffer.from(`${delta}data: ${JSON.stringify(event)}\n\n`);
    const { app, logged } = await start((response) => {
      response.writeHead(200, sse);
      // Pieces that end anywhere, also between the characters of a separator.
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

  test('inside an error event that is no JSON becomes one of ours', async () => {
    const { app } = await start((response) => {
      response.writeHead(200, sse).end(`event: error\ndata: Traceback ${details}`);
    });
    const { body } = await ask(app);
    expect(body).toMatch(/^event: error\ndata: \{"type":"error","code":"server_error"/);
    expectNothingOf(body);
  });

  test('inside a JSON answer keeps its code alone', async () => {
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

describe('a service that takes too long', () => {
  const limits = { silence: 100, total: 400 };
  const timedOut = {
    error: {
      type: 'server_error',
      param: null,
      code: 'upstream_timeout',
      message: 'The language model service took too long to answer. Please try again later.',
    },
  };

  test('is a 504 if it never answers, and its call is aborted', async () => {
    let left: Promise<unknown> | undefined;
    const { app } = await start(
      (response) => {
        left = once(response, 'close');
      },
      { upstreamTimeLimits: limits },
    );
    const response = await ask(app);
    expect(response.statusCode).toBe(504);
    expect(response.json()).toEqual(timedOut);
    await left;
  });

  test('is a 504 if a JSON answer does not end', async () => {
    const { app } = await start(
      (response) => {
        response.writeHead(200, json).write('{"output');
      },
      { upstreamTimeLimits: limits },
    );
    const response = await ask(app, false);
    expect(response.statusCode).toBe(504);
    expect(response.json()).toEqual(timedOut);
  });

  test('ends as an incomplete stream if it falls silent', async () => {
    let left: Promise<unknown> | undefined;
    const { app, logged } = await start(
      (response) => {
        response.writeHead(200, sse).write('data: half\n\n');
        left = once(response, 'close');
      },
      { upstreamTimeLimits: limits },
    );
    const begun = Date.now();
    await expect(textOf(await open(app))).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(Date.now() - begun).toBeLessThan(5000);
    await left;
    expect(logged()).toContain('took too long');
  });

  test('ends as an incomplete stream after the total time, however busy it is', async () => {
    const { app } = await start(
      (response) => {
        response.writeHead(200, sse);
        const timer = setInterval(() => response.write(': still here\n\n'), 20);
        response.once('close', () => {
          clearInterval(timer);
        });
      },
      { upstreamTimeLimits: limits },
    );
    await expect(textOf(await open(app))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('is not ended while it sends something', async () => {
    const { app } = await start(
      (response) => {
        response.writeHead(200, sse);
        void (async () => {
          for (let index = 0; index < 8; index++) {
            response.write(`data: ${index}\n\n`);
            await sleep(50);
          }
          response.end();
        })();
      },
      { upstreamTimeLimits: { silence: 300, total: 10_000 } },
    );
    expect(await textOf(await open(app))).toContain('data: 7');
  });
});

describe('a service that floods', () => {
  test('is read no faster than the browser reads', async () => {
    let written = 0;
    const piece = `data: ${'x'.repeat(50_000)}\n\n`;
    const { app } = await start((response) => {
      response.writeHead(200, sse);
      const flood = (): void => {
        while (!response.destroyed && response.write(piece)) written += piece.length;
      };
      response.on('drain', flood);
      flood();
    });
    const response = await open(app);
    response.on('error', () => undefined);
    response.pause();
    await sleep(1000);
    const before = written;
    await sleep(500);
    // What the sockets and streams between the two can hold.
    expect(written).toBe(before);
    expect(written).toBeLessThan(20_000_000);
    response.destroy();
  });

  test.each([
    ['one endless event', 'x'.repeat(100_000)],
    ['endless events', `data: ${'x'.repeat(100_000)}\n\n`],
  ])('with %s is ended, and the browser sees an incomplete stream', async (_name, piece) => {
    let left: Promise<unknown> | undefined;
    const { app, logged } = await start((response) => {
      left = once(response, 'close');
      response.writeHead(200, sse);
      response.write('data: first\n\n');
      const flood = (): void => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', flood);
      flood();
    });
    await expect(textOf(await open(app))).rejects.toMatchObject({ code: 'ECONNRESET' });
    await left;
    expect(logged()).toContain('broke off');
  });

  test('with JSON is a 502', async () => {
    const { app } = await start((response) => {
      response.writeHead(200, json).end(`{"a":"${'x'.repeat(5_000_000)}"}`);
    });
    expect((await ask(app, false)).statusCode).toBe(502);
  });
});
