import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../../contract/prompt';
import { listen } from '../testing/buildTestApp';
import { startGateway } from '../testing/startGateway';

const order = {
  model: 'gpt-4.1',
  input: promptFor('prd', 'A shop for used bicycles'),
  stream: true,
};
const sse = { 'content-type': 'text/event-stream; charset=utf-8' };
const json = { 'content-type': 'application/json' };

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

describe('a service that takes too long', () => {
  const silence = { silence: 100, total: 60_000 };
  const timedOut = {
    error: {
      type: 'server_error',
      param: null,
      code: 'upstream_timeout',
      message: 'The language model service took too long to answer. Please try again later.',
    },
  };

  test('is a 504 if it never responds, and its call is aborted', async () => {
    let left: Promise<unknown> | undefined;
    const { app } = await startGateway(
      (response) => {
        left = once(response, 'close');
      },
      { upstreamTimeLimits: silence },
    );
    const response = await ask(app);
    expect(response.statusCode).toBe(504);
    expect(response.json()).toEqual({
      ...timedOut,
      requestId: expect.any(String) as string,
    });
    await left;
  });

  test('is a 504 if a JSON answer does not end', async () => {
    const { app } = await startGateway(
      (response) => {
        response.writeHead(200, json).write('{"output');
      },
      { upstreamTimeLimits: silence },
    );
    const response = await ask(app, false);
    expect(response.statusCode).toBe(504);
    expect(response.json()).toEqual({
      ...timedOut,
      requestId: expect.any(String) as string,
    });
  });

  test('ends as an incomplete stream if it falls silent', async () => {
    let left: Promise<unknown> | undefined;
    const { app, logged } = await startGateway(
      (response) => {
        response.writeHead(200, sse).write('data: half\n\n');
        left = once(response, 'close');
      },
      { upstreamTimeLimits: silence },
    );
    const begun = Date.now();
    await expect(textOf(await open(app))).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(Date.now() - begun).toBeLessThan(30_000);
    await left;
    expect(logged()).toContain('took too long');
  });

  test('ends as an incomplete stream after the total time limit, even while it sends data', async () => {
    const { app } = await startGateway(
      (response) => {
        response.writeHead(200, sse);
        const timer = setInterval(() => response.write(': still here\n\n'), 20);
        response.once('close', () => {
          clearInterval(timer);
        });
      },
      { upstreamTimeLimits: { silence: 5000, total: 400 } },
    );
    await expect(textOf(await open(app))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('is not ended while it sends data', async () => {
    const { app } = await startGateway(
      (response) => {
        response.writeHead(200, sse);
        void (async () => {
          for (let index = 0; index < 8; index++) {
            response.write(`data: ${index}\n\n`);
            await sleep(500);
          }
          response.end();
        })();
      },
      { upstreamTimeLimits: { silence: 3000, total: 60_000 } },
    );
    expect(await textOf(await open(app))).toContain('data: 7');
  });
});

describe('a service that floods', () => {
  test('is read no faster than the browser reads', async () => {
    let written = 0;
    const piece = `data: ${'x'.repeat(50_000)}\n\n`;
    const { app } = await startGateway((response) => {
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
    const { app, logged } = await startGateway((response) => {
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
    const { app } = await startGateway((response) => {
      response.writeHead(200, json).end(`{"a":"${'x'.repeat(5_000_000)}"}`);
    });
    expect((await ask(app, false)).statusCode).toBe(502);
  });
});
