import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { listen } from './testing/buildTestApp';
import { endConnectionsOnClose } from './endConnectionsOnClose';

async function open(url: string, request: string): Promise<[Socket, Promise<string>]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (piece: string) => (text += piece));
  const ended = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  socket.write(request);
  return [socket, ended];
}

function buildSlowApp(answerAfter: number, grace: number) {
  const app = fastify();
  endConnectionsOnClose(app, grace);
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await sleep(answerAfter, undefined, { ref: false });
      return 'answered';
    });
  });
  return { app, asked };
}

describe('endConnectionsOnClose', () => {
  test('ends a connection without a request', async () => {
    const { app } = buildSlowApp(0, 60_000);
    const accepted = once(app.server, 'connection');
    const [, ended] = await open(await listen(app), '');
    await accepted;
    // Waiting for the grace period would exceed the test's time limit.
    await app.close();
    expect(await ended).toBe('');
  });

  test('lets a request finish within the grace period', async () => {
    const { app, asked } = buildSlowApp(200, 60_000);
    const [, ended] = await open(await listen(app), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked;
    await app.close();
    expect(await ended).toMatch(/^HTTP\/1.1 200 OK[^]*answered$/);
  });

  test('ends a request after the grace period', async () => {
    const { app, asked } = buildSlowApp(60_000, 100);
    const [, ended] = await open(await listen(app), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked;
    await app.close();
    expect(await ended).toBe('');
  });
});
