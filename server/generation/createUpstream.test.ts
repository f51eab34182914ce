import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../../contract/prompt';
import { buildTestApp, listen, type TestAppOptions } from '../testing/buildTestApp';
import { startService, type Service } from '../testing/startService';

const input = promptFor('prd', 'A shop for used bicycles');
const order = { model: 'gpt-4.1', input, stream: true };
const sse = { 'content-type': 'text/event-stream; charset=utf-8' };

function appFor(
  { baseUrl }: Pick<Service, 'baseUrl'>,
  env: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<FastifyInstance> {
  return buildTestApp({ env: { OPENAI_BASE_URL: baseUrl, ...env }, ...options });
}

function ask(app: FastifyInstance, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/v1/responses', payload: order, headers });
}

/** Sends a request over TCP, as a browser does, so that the response can be watched as it arrives. */
async function open(app: FastifyInstance): Promise<[http.ClientRequest, Promise<IncomingMessage>]> {
  const { port } = new URL(await listen(app));
  const headers = { 'content-type': 'application/json' };
  const request = http.request({ port, method: 'POST', path: '/v1/responses', headers });
  request.on('error', () => undefined);
  request.end(JSON.stringify(order));
  return [
    request,
    once(request, 'response').then(([response]: IncomingMessage[]) => {
      if (response === undefined) throw new Error('no response');
      return response;
    }),
  ];
}

const error = (type: string, code: string, message: string) => ({
  error: { type, param: null, code, message },
});

const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

describe('the request to the service', () => {
  const sent = { ...order, max_output_tokens: 16_384 };

  test('contains the prompt, a limit and the key of the server, but no headers of the browser', async () => {
    const service = await startService((response) => response.end('{}'));
    const app = await appFor(service, { OPENAI_API_KEY: 'sk-server' });
    await ask(app, {
      authorization: 'Bearer browser',
      cookie: 'session=1',
      'x-stainless-lang': 'js',
      'x-forwarded-for': '203.0.113.1',
      'user-agent': 'Browser/1',
    });
    const [received] = service.received;
    expect(received).toMatchObject({ method: 'POST', url: '/v1/responses', body: sent });
    expect(received?.headers).toEqual({
      host: new URL(service.baseUrl).host,
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(JSON.stringify(sent).length),
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
      'user-agent': 'ideakiln',
      authorization: 'Bearer sk-server',
    });
  });

  test('contains the configured model, and no key if none is configured', async () => {
    const service = await startService((response) => response.end('{}'));
    const app = await appFor({ baseUrl: `${service.baseUrl}/` }, { OPENAI_MODEL: 'qwen3:8b' });
    await ask(app, { authorization: 'Bearer browser' });
    const [received] = service.received;
    expect(received?.url).toBe('/v1/responses');
    expect(received?.headers).not.toHaveProperty('authorization');
    expect(received?.body).toEqual({ ...sent, model: 'qwen3:8b' });
  });

  test('requests the model of the server, regardless of the one that the browser requests', async () => {
    const service = await startService((response) => response.end('{}'));
    const app = await appFor(service);
    await app.inject({
      method: 'POST',
      url: '/v1/responses',
      payload: { model: 'o1-pro', input },
    });
    expect(service.received[0]?.body).toEqual({ ...sent, stream: false });
  });
});

describe('the response of the service', () => {
  test('is forwarded byte for byte, with only its status and content type', async () => {
    const bytes = Buffer.from('event: x\r\ndata: {"a":"é🚲"}\n\n\u0000');
    const service = await startService((response) => {
      response.writeHead(200, {
        ...sse,
        'set-cookie': 'a=b',
        'openai-organization': 'org',
        'content-security-policy': "default-src 'none'",
        server: 'upstream',
      });
      response.end(bytes);
    });
    const response = await ask(await appFor(service));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': sse['content-type'],
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'content-security-policy': expect.stringContaining("script-src 'self'") as unknown,
    });
    for (const name of ['set-cookie', 'openai-organization', 'server']) {
      expect(response.headers).not.toHaveProperty(name);
    }
  });

  test('is streamed', async () => {
    const answers: ServerResponse[] = [];
    const service = await startService((response) => {
      response.writeHead(200, sse).write('data: first\n\n');
      answers.push(response);
    });
    const [, response] = await open(await appFor(service));
    const pieces = (await response).setEncoding('utf8').iterator();
    // The service has not written the second piece yet.
    expect(await pieces.next()).toMatchObject({ value: 'data: first\n\n' });
    answers[0]?.end('data: second\n\n');
    expect(await pieces.next()).toMatchObject({ value: 'data: second\n\n' });
    expect(await pieces.next()).toMatchObject({ done: true });
  });

  test.each([401, 403])('with status %d becomes 502, and is logged once', async (status) => {
    const service = await startService((response) => {
      response.writeHead(status).end('{"error":{"message":"Incorrect key: sk-ser***"}}');
    });
    const log = new PassThrough({ encoding: 'utf8' });
    const logger = { level: 'warn', stream: log };
    const app = await appFor(service, { OPENAI_API_KEY: 'sk-server' }, { logger });
    for (let i = 0; i < 3; i++) {
      const response = await ask(app);
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual({
        ...error(
          'server_error',
          'upstream_unauthorized',
          'The language model service does not accept the key of this server. Its operator has to correct it.',
        ),
        requestId,
      });
    }
    const logged = String(log.read());
    expect(logged).not.toContain('sk-ser');
    const lines = logged.split('\n').filter((line) => line.includes('OPENAI_API_KEY'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'The language model service refuses OPENAI_API_KEY',
    });
  });

  test('becomes 502 if it is a redirect', async () => {
    const service = await startService((response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    });
    const response = await ask(await appFor(service));
    expect(response.statusCode).toBe(502);
    expect(response.headers).not.toHaveProperty('location');
  });
});

describe('a failing service', () => {
  const unreachable = error(
    'server_error',
    'upstream_unreachable',
    'The language model service cannot be reached. Please try again later.',
  );

  test.each(['http://127.0.0.1:1/v1', 'http://nowhere.invalid/v1'])(
    'is a 502 if nothing listens at %s',
    async (baseUrl) => {
      const response = await ask(await appFor({ baseUrl }));
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual({ ...unreachable, requestId });
    },
  );

  test('is a 502 if it closes the connection before it responds', async () => {
    const service = await startService((response) => response.destroy());
    const response = await ask(await appFor(service));
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({ ...unreachable, requestId });
  });

  test('closes the connection to the browser when its own breaks', async () => {
    const service = await startService((response) => {
      response.writeHead(200, sse).write('data: half\n\n');
      setTimeout(() => response.destroy(), 50);
    });
    const [, response] = await open(await appFor(service));
    const browser = await response;
    expect(String(await once(browser, 'data'))).toBe('data: half\n\n');
    await expect(once(browser, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('is called once, even if it closes the connection without a response', async () => {
    const service = await startService((response) => response.destroy());
    expect((await ask(await appFor(service))).statusCode).toBe(502);
    expect(service.received).toHaveLength(1);
  });

  test('is called over a new connection each time', async () => {
    const service = await startService((response) => response.end('{}'));
    const app = await appFor(service);
    for (let i = 0; i < 3; i++) await ask(app);
    expect(service.connections()).toBe(3);
  });
});

describe('aborts the call to the service', () => {
  test('when the browser disconnects before the response starts', async () => {
    const arrived = new PassThrough();
    let left: Promise<unknown> | undefined;
    const service = await startService((response) => {
      left = once(response, 'close');
      arrived.write('order');
    });
    const [request, response] = await open(await appFor(service));
    await once(arrived, 'data');
    request.destroy();
    await expect(response).rejects.toThrow('socket hang up');
    await left;
    await sleep(50);
    expect(service.received).toHaveLength(1);
  });

  test('when the browser disconnects during the response', async () => {
    let left: Promise<unknown> | undefined;
    const service = await startService((response) => {
      response.writeHead(200, sse).write('data: first\n\n');
      left = once(response, 'close');
    });
    const [request, response] = await open(await appFor(service));
    await once(await response, 'data');
    request.destroy();
    await left;
    expect(service.received).toHaveLength(1);
  });

  test('when the server closes', async () => {
    let left: Promise<unknown> | undefined;
    const service = await startService((response) => {
      response.writeHead(200, sse).write('data: first\n\n');
      left = once(response, 'close');
    });
    const app = await appFor(service);
    const [, response] = await open(app);
    const browser = await response;
    browser.on('error', () => undefined);
    await once(browser, 'data');
    await app.close();
    await left;
  });
});
