import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, listen, type TestAppOptions } from '../testing/buildTestApp';
import { startService, type Service } from '../testing/startService';

const order = { model: 'gpt-4.1', input: 'Any input goes through', stream: true };
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

/** Asks as a browser would, over TCP; the answer can be watched as it comes. */
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

describe('what is sent to the service', () => {
  test('is the order and the key of the server, and nothing of the browser', async () => {
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
    expect(received).toMatchObject({ method: 'POST', url: '/v1/responses', body: order });
    expect(received?.headers).toEqual({
      host: new URL(service.baseUrl).host,
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(JSON.stringify(order).length),
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
      'user-agent': 'ideakiln',
      authorization: 'Bearer sk-server',
    });
  });

  test('has no key where none is set, and the model that is set', async () => {
    const service = await startService((response) => response.end('{}'));
    const app = await appFor({ baseUrl: `${service.baseUrl}/` }, { OPENAI_MODEL: 'qwen3:8b' });
    await ask(app, { authorization: 'Bearer browser' });
    const [received] = service.received;
    expect(received?.url).toBe('/v1/responses');
    expect(received?.headers).not.toHaveProperty('authorization');
    expect(received?.body).toEqual({ ...order, model: 'qwen3:8b' });
  });
});

describe('what comes back from the service', () => {
  test('goes through byte for byte, with status and content type alone', async () => {
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

  test('comes piece by piece', async () => {
    const answers: ServerResponse[] = [];
    const service = await startService((response) => {
      response.writeHead(200, sse).write('first');
      answers.push(response);
    });
    const [, response] = await open(await appFor(service));
    const pieces = (await response).setEncoding('utf8').iterator();
    // The service has not written the second piece yet.
    expect(await pieces.next()).toMatchObject({ value: 'first' });
    answers[0]?.end('second');
    expect(await pieces.next()).toMatchObject({ value: 'second' });
    expect(await pieces.next()).toMatchObject({ done: true });
  });

  test.each([
    [429, { 'retry-after': '7' }, '{"error":{"code":"rate_limit_exceeded"}}'],
    [429, {}, '{"error":{"code":"insufficient_quota"}}'],
    [500, {}, '{"error":{"message":"The server had an error"}}'],
    [404, {}, '{"error":{"code":"model_not_found"}}'],
    [400, {}, '{"error":{"message":"too long"}}'],
  ])('passes %d on as it is', async (status, headers, body) => {
    const service = await startService((response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
    const response = await ask(await appFor(service));
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json');
    expect(response.body).toBe(body);
    expect(response.headers['retry-after']).toBe(
      new Map(Object.entries(headers)).get('retry-after'),
    );
  });

  test.each([401, 403])('turns %d into 502, and tells the operator once', async (status) => {
    const service = await startService((response) => {
      response.writeHead(status).end('{"error":{"message":"Incorrect key: sk-ser***"}}');
    });
    const log = new PassThrough({ encoding: 'utf8' });
    const logger = { level: 'warn', stream: log };
    const app = await appFor(service, { OPENAI_API_KEY: 'sk-server' }, { logger });
    for (let i = 0; i < 3; i++) {
      const response = await ask(app);
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual(
        error(
          'server_error',
          'upstream_unauthorized',
          'The language model service does not accept the key of this server. Its operator has to correct it.',
        ),
      );
    }
    const lines = String(log.read()).trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'The language model service refuses OPENAI_API_KEY',
    });
    expect(lines[0]).not.toContain('sk-ser');
  });

  test('is 502 where it leads elsewhere', async () => {
    const service = await startService((response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    });
    const response = await ask(await appFor(service));
    expect(response.statusCode).toBe(502);
    expect(response.headers).not.toHaveProperty('location');
  });
});

describe('a service that fails', () => {
  const unreachable = error(
    'server_error',
    'upstream_unreachable',
    'The language model service cannot be reached. Please try again later.',
  );

  test.each(['http://127.0.0.1:1/v1', 'http://nowhere.invalid/v1'])(
    'is 502 where nobody listens at %s',
    async (baseUrl) => {
      const response = await ask(await appFor({ baseUrl }));
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual(unreachable);
    },
  );

  test('is 502 where it hangs up before it answers', async () => {
    const service = await startService((response) => response.destroy());
    const response = await ask(await appFor(service));
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual(unreachable);
  });

  test('is 504 where it does not begin in time, and is left', async () => {
    let left: Promise<unknown> | undefined;
    const service = await startService((response) => {
      left = once(response, 'close');
    });
    const response = await ask(await appFor(service, {}, { patience: 50 }));
    expect(response.statusCode).toBe(504);
    expect(response.json()).toEqual(
      error(
        'server_error',
        'upstream_timeout',
        'The language model service took too long to answer. Please try again later.',
      ),
    );
    await left;
  });

  test('has all the time it wants once it has begun', async () => {
    const service = await startService((response) => {
      response.writeHead(200, sse).write('slow ');
      setTimeout(() => response.end('but sure'), 200);
    });
    const response = await ask(await appFor(service, {}, { patience: 100 }));
    expect(response.body).toBe('slow but sure');
  });

  test('cuts the browser off where it is cut off itself', async () => {
    const service = await startService((response) => {
      response.writeHead(200, sse).write('half');
      setTimeout(() => response.destroy(), 50);
    });
    const [, response] = await open(await appFor(service));
    const browser = await response;
    expect(String(await once(browser, 'data'))).toBe('half');
    await expect(once(browser, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('is asked once, even where it hangs up without a word', async () => {
    const service = await startService((response) => response.destroy());
    expect((await ask(await appFor(service))).statusCode).toBe(502);
    expect(service.received).toHaveLength(1);
  });

  test('is asked over a connection of its own each time', async () => {
    const service = await startService((response) => response.end('{}'));
    const app = await appFor(service);
    for (let i = 0; i < 3; i++) await ask(app);
    expect(service.connections()).toBe(3);
  });
});

describe('a browser that leaves', () => {
  test('before the answer begins, calls the service off', async () => {
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

  test('in the middle of the answer, calls the service off', async () => {
    let left: Promise<unknown> | undefined;
    const service = await startService((response) => {
      response.writeHead(200, sse).write('first');
      left = once(response, 'close');
    });
    const [request, response] = await open(await appFor(service));
    await once(await response, 'data');
    request.destroy();
    await left;
    expect(service.received).toHaveLength(1);
  });

  test('and a server that ends, call the service off', async () => {
    let left: Promise<unknown> | undefined;
    const service = await startService((response) => {
      response.writeHead(200, sse).write('first');
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
