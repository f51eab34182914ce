import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../contract/prompt';
import { buildTestApp, listen } from './testing/buildTestApp';
import { startService } from './testing/startService';

async function open(url: string, request: string): Promise<[Socket, Promise<string>]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (piece: string) => (text += piece));
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  socket.write(request);
  return [socket, ended];
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** A server with a document that is being written: `finish` writes its end. */
async function startWriting(drainSeconds: string) {
  let finish: () => void = () => undefined;
  const { baseUrl } = await startService((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: begin\n\n');
    finish = () => response.end('data: end\n\n');
  });
  const app = await buildTestApp({
    env: { OPENAI_BASE_URL: baseUrl, DRAIN_SECONDS: drainSeconds },
  });
  const url = await listen(app);
  const response = await fetch(`${url}/v1/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'gpt-4.1',
      input: promptFor('prd', 'A shop for used bicycles'),
      stream: true,
    }),
  });
  return {
    app,
    url,
    body: response.text(),
    finish: () => {
      finish();
    },
  };
}

/** Starts closing a server; resolves once it is draining. */
async function closing(app: FastifyInstance, url: string): Promise<{ closed: Promise<unknown> }> {
  const closed = app.close();
  while (!(await (await fetch(`${url}/readyz`)).text()).includes('draining')) await sleep(10);
  return { closed };
}

test('a document that is being written is finished, while new requests are rejected', async () => {
  const { app, url, body, finish } = await startWriting('60');
  const { closed } = await closing(app, url);

  const readiness = await fetch(`${url}/readyz`);
  expect(readiness.status).toBe(503);
  expect(readiness.headers.get('connection')).toBe('close');
  expect(await readiness.json()).toMatchObject({ message: 'Not ready: draining.' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const path of ['/', '/api/verify?code=x', '/v1/responses']) {
    const refused = await fetch(url + path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.text()).toContain('This server is being restarted.');
  }

  finish();
  expect(await body).toBe('data: begin\n\ndata: end\n\n');
  await closed;
});

test('/readyz first reports 503 to a load balancer that polls it, while requests are still served', async () => {
  const app = await buildTestApp({ env: { DRAIN_DELAY_SECONDS: '3' } });
  const url = await listen(app);
  await fetch(`${url}/readyz?probe=1`);
  const { closed } = await closing(app, url);
  const served = await fetch(`${url}/api/nothing`);
  expect([served.status, served.headers.get('connection')]).toEqual([404, 'close']);
  while ((await fetch(`${url}/api/nothing`).catch(() => undefined))?.status === 404)
    await sleep(50);
  await closed;
});

test('there is no delay if no load balancer polls /readyz', async () => {
  const app = await buildTestApp({ env: { DRAIN_DELAY_SECONDS: '60' } });
  await fetch(`${await listen(app)}/healthz`);
  const begun = Date.now();
  await app.close();
  expect(Date.now() - begun).toBeLessThan(30_000);
});

test('a document that takes too long is cut off', async () => {
  const { app, body } = await startWriting('1');
  const cutOff = expect(body).rejects.toThrow();
  const begun = Date.now();
  await app.close();
  await cutOff;
  expect(Date.now() - begun).toBeGreaterThan(900);
});

test.each([
  ['without a request', ''],
  ['with half a request', 'GET / HTTP/1.1\r\nHos'],
  ['that is kept alive', get('/healthz')],
])('a connection %s does not delay the close', async (_name, text) => {
  const app = await buildTestApp({ env: { DRAIN_SECONDS: '60' } });
  const accepted = once(app.server, 'connection');
  const [socket, ended] = await open(await listen(app), text);
  await accepted;
  if (text.endsWith('\r\n\r\n')) await once(socket, 'data');
  else await sleep(50);
  const begun = Date.now();
  await app.close();
  await ended;
  expect(Date.now() - begun).toBeLessThan(30_000);
});
