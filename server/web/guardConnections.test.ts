import fs from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../../contract/prompt';
import { buildTestApp, listen, portOf } from '../testing/buildTestApp';
import { startGateway } from '../testing/startGateway';
import { untilClosed, sendRaw } from '../testing/sendRaw';

const guarding = {
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Starts listening, with short time limits for late requests and unread responses. */
async function listenWithShortTimeouts(app: FastifyInstance): Promise<number> {
  app.server.headersTimeout = 200;
  app.server.requestTimeout = 200;
  app.server.timeout /= 60;
  // Node looks for late requests every 30 s. It reads the interval when it starts to listen.
  Reflect.set(app.server, 'connectionsCheckingInterval', 100);
  await listen(app);
  return portOf(app.server.address());
}

/** Resolves when the server's first connection has closed on its side. */
function firstConnectionOf(app: FastifyInstance): Promise<void> {
  return new Promise((resolve) => {
    app.server.once('connection', (accepted) => {
      resolve(untilClosed(accepted));
    });
  });
}

const post = (url: string, ...rest: string[]) =>
  [`POST ${url} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...rest].join(
    '\r\n',
  );
const chunked = 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n';
const order = (stream: boolean) =>
  JSON.stringify({ model: 'gpt-4.1', input: promptFor('prd', 'x'), stream });

describe('every response has the security headers and is JSON with a message', () => {
  test('for the URL /api/%', async () => {
    const response = await (await buildTestApp()).inject('/api/%');
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject(guarding);
    expect(response.json()).toEqual({ message: expect.any(String) as string });
  });

  test.each([
    ['a broken header', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nContent Length: 1\r\n\r\n'],
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['a broken chunk', 400, post('/api/login', `${chunked}nonsense\r\n`)],
    ['a broken chunk to the gateway', 400, post('/v1/responses', `${chunked}-1\r\n`)],
    [
      'a broken chunk to a page',
      400,
      'GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n',
    ],
    ['large headers', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no host', 421, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'an expectation',
      417,
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: a-miracle\r\n\r\n',
    ],
    ['headers that do not end', 408, 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body that does not end', 408, post('/api/login', 'Content-Length: 99', '', '{')],
    ['chunks that do not end', 408, post('/api/login', chunked)],
    ['CONNECT', 405, 'CONNECT ideas.example:443 HTTP/1.1\r\nHost: ideas.example:443\r\n\r\n'],
  ])(
    'to a request with %s: status %i',
    async (_name, status, text) => {
      const said = await sendRaw(await listenWithShortTimeouts(await buildTestApp()), text);
      const [head = '', body = ''] = said.split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const name of [...Object.keys(guarding), 'referrer-policy', 'cache-control']) {
        expect(head.toLowerCase()).toContain(`\r\n${name}: `);
      }
      expect(JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0$/g, ''))).toEqual({
        message: expect.any(String) as string,
      });
      expect(said.split('HTTP/1.1 ')).toHaveLength(2);
    },
    60_000,
  );
});

describe('a request that cannot be read', () => {
  test('does not become part of the response to the one before', async () => {
    const app = await buildTestApp({ draft: () => 'word '.repeat(200_000) });
    const port = portOf((await listen(app), app.server.address()));
    const body = order(true);
    const said = await sendRaw(
      port,
      `${post('/v1/responses', `Content-Length: ${body.length}`)}\r\n\r\n${body}nonsense\r\n\r\n`,
    );
    expect(said.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(1);
    expect(said).not.toContain('The request is not valid HTTP');
  });

  test('gets no second response after one to its headers', async () => {
    const app = await buildTestApp();
    await listen(app);
    const socket = connect(portOf(app.server.address()), '127.0.0.1').setEncoding('utf8');
    let said = '';
    socket.on('data', (piece: string) => (said += piece));
    // A host that the server does not answer to.
    socket.write(post('/api/login', chunked).replace('localhost', 'evil.example'));
    while (!said.includes('does not answer')) await sleep(10);
    socket.write('nonsense\r\n');
    await untilClosed(socket);
    expect(said.split('HTTP/1.1 ')).toHaveLength(2);
  });

  test.each([
    ['says nothing', () => undefined],
    ['goes on', (socket: Socket) => socket.write('nonsense')],
  ])(
    'does not keep its connection open if the client %s',
    async (_name, act) => {
      const app = await buildTestApp();
      await listen(app);
      const port = portOf(app.server.address());
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
      const ended = firstConnectionOf(app);
      socket.on('error', () => undefined).write('nonsense\r\n\r\n');
      const acting = setInterval(() => act(socket), 100);
      await ended;
      clearInterval(acting);
      socket.destroy();
    },
    30_000,
  );
});

describe('pipelined requests', () => {
  const request = 'GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test.each([
    ['end with their connection, the waiting ones too', 5],
    ['end the connection if they are more than ten', 200],
  ])(
    '%s, and leave no file open',
    async (_name, count) => {
      const opening = jest.spyOn(fs, 'createReadStream');
      const webRoot = fs.mkdtempSync(path.join(tmpdir(), 'web-'));
      fs.writeFileSync(path.join(webRoot, 'large.txt'), Buffer.alloc(64_000_000));
      const app = await buildTestApp({ webRoot });
      await listen(app);
      const ended = firstConnectionOf(app);
      const socket = connect(portOf(app.server.address()), '127.0.0.1').pause();
      socket.on('error', () => undefined).write(request.repeat(count));
      while (opening.mock.results.length < 5) await sleep(20);
      if (count <= 10) socket.destroy();
      await ended;
      // Some files may still be opening.
      await sleep(500);
      const left = opening.mock.results.filter(
        (result) => result.type === 'return' && !result.value.closed,
      );
      expect(left).toHaveLength(0);
      socket.destroy();
    },
    30_000,
  );
});

describe('a client that does not read', () => {
  /** A server with a file that no socket holds, its port, and the end of its first connection. */
  async function serveLargeFile() {
    const webRoot = fs.mkdtempSync(path.join(tmpdir(), 'web-'));
    fs.writeFileSync(path.join(webRoot, 'large.txt'), Buffer.alloc(64_000_000));
    const app = await buildTestApp({ webRoot });
    const ended = firstConnectionOf(app);
    return { port: await listenWithShortTimeouts(app), ended };
  }
  const request = 'GET /large.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

  test('loses its connection', async () => {
    const { port, ended } = await serveLargeFile();
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(request);
    await ended;
    await untilClosed(socket.resume());
    expect(socket.bytesRead).toBeLessThan(64_000_000);
  });

  test('loses nothing if it only reads slowly', async () => {
    const { port } = await serveLargeFile();
    const socket = connect(port, '127.0.0.1').resume();
    socket.write(request);
    const pausing = setInterval(() => {
      socket.pause();
      setTimeout(() => socket.resume(), 150);
    }, 200);
    await untilClosed(socket);
    clearInterval(pausing);
    expect(socket.bytesRead).toBeGreaterThan(64_000_000);
  });

  test('is not confused with one that waits for a silent language model', async () => {
    const { app } = await startGateway((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: begin\n\n');
      setTimeout(() => response.end('data: end\n\n'), 3000);
    });
    const port = await listenWithShortTimeouts(app);
    const body = order(true);
    const said = await sendRaw(
      port,
      `${post('/v1/responses', 'Connection: close', `Content-Length: ${body.length}`)}\r\n\r\n${body}`,
    );
    expect(said).toContain('data: end');
  });
});
