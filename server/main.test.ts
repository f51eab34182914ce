import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { promptFor } from '../contract/prompt';
import { lockFolder } from './database/lockFolder';
import { portOf } from './testing/buildTestApp';
import { bundleServer, compileOnce } from './testing/bundleServer';
import { startService } from './testing/startService';

let program = '';
const running: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  program = await bundleServer();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Run {
  child: ChildProcessWithoutNullStreams;
  /** Resolves with the output so far once it matches. */
  printed: (pattern: RegExp) => Promise<string>;
  ended: Promise<{ code: number | null; errors: string }>;
}

/** Starts the real server in a new folder with these settings in `.env`. */
function start(settings: string): Run {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  writeFileSync(path.join(folder, '.env'), settings);
  const child = spawn(process.execPath, [compileOnce, program], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  running.push(child);
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    errors,
  }));
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (pattern.test(output)) resolve(output);
      };
      child.stdout.on('data', look);
      look();
      void ended.then(() => {
        reject(new Error(`ended without printing ${String(pattern)}: ${errors}`));
      });
    });
  return { child, printed, ended };
}

async function portIn(run: Run): Promise<number> {
  const output = await run.printed(/at http:\/\/localhost:\d+\n.*\n/);
  return Number(/localhost:(\d+)/.exec(output)?.[1]);
}

const idea = 'An app where cyclists book repairs and track their bicycles. ';

function generate(port: number, text = idea): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/v1/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'gpt-4.1',
      input: promptFor('prd', text),
      stream: true,
    }),
  });
}

describe('the server program', () => {
  test('prints its address and its generator, and responds', async () => {
    const run = start('PORT=0');
    const port = await portIn(run);
    expect(await run.printed(/Mail: .*\n/)).toContain(
      `Ideakiln is ready at http://localhost:${port}\n` +
        'Documents: offline drafter, no language model (OPENAI_API_KEY or OPENAI_BASE_URL sets one)\n' +
        'Mail: files in .data/outbox, links printed here (SMTP_URL sets a mail server)\n',
    );
    const response = await generate(port);
    expect(await response.text()).toContain('response.completed');
  });

  test('answers other requests while it drafts from a long idea', async () => {
    const port = await portIn(start('PORT=0'));
    // Loads the drafter.
    await (await generate(port)).text();
    const answers: string[] = [];
    const drafted = generate(port, idea.repeat(3400)).then(async (response) => {
      answers.push('document');
      return response.text();
    });
    // Some are answered before the idea has arrived, hardly all.
    for (let count = 0; count < 50; count++) {
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      answers.push('health');
    }
    expect(await drafted).toContain('response.completed');
    expect(answers).toEqual([...Array<string>(50).fill('health'), 'document']);
  });

  test('exits cleanly during a stream that does not end in time', async () => {
    const service = await startService((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: response.created\ndata: {}\n\n');
    });
    const run = start(`PORT=0\nDRAIN_SECONDS=1\nOPENAI_BASE_URL=${service.baseUrl}`);
    const reader = (await generate(await portIn(run))).body?.getReader();
    await reader?.read();
    run.child.kill('SIGTERM');
    expect((await run.ended).code).toBe(0);
    const drain = async () => {
      while ((await reader?.read())?.done === false);
    };
    await expect(drain()).rejects.toThrow();
  });

  test('prints the language model service, but not its key', async () => {
    const run = start('PORT=0\nOPENAI_API_KEY=sk-secret\nOPENAI_MODEL=gpt-4.1-mini');
    await portIn(run);
    const output = await run.printed(/Mail: .*\n/);
    expect(output).toContain('Documents: language model gpt-4.1-mini at api.openai.com\n');
    expect(output).not.toContain('sk-secret');
    run.child.kill('SIGINT');
    expect(await run.ended).toEqual({ code: 0, errors: '' });
  });

  test('exits at once on a second signal', async () => {
    const run = start('PORT=0');
    const socket = connect(await portIn(run), '127.0.0.1');
    socket.on('error', () => undefined);
    // A request with a missing body keeps the server open for its grace period.
    socket.write(
      'POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n',
    );
    socket.write('Content-Length: 9\r\nExpect: 100-continue\r\n\r\n');
    await once(socket, 'data');
    run.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(run.child.exitCode).toBeNull();
    run.child.kill('SIGINT');
    expect((await run.ended).code).toBe(1);
    socket.destroy();
  });

  test('exits with one line about an invalid setting', async () => {
    expect(await start('PORT=abc').ended).toEqual({
      code: 1,
      errors: 'PORT takes a whole number from 0 to 65535, not "abc"\n',
    });
  });

  test('exits with one line if a port is in use', async () => {
    const other = http.createServer().listen(0, '127.0.0.1').unref();
    await once(other, 'listening');
    const port = portOf(other.address());
    expect(await start(`PORT=${port}`).ended).toEqual({
      code: 1,
      errors: `Port ${port} is in use: end the program that listens there, or set PORT to another number\n`,
    });
    expect(await start(`PORT=0\nMETRICS_PORT=${port}`).ended).toEqual({
      code: 1,
      errors: `METRICS_PORT takes a port that nothing else uses: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
    });
    other.close();
  });

  test('exits with one line if another server holds the embedded database', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'held-'));
    const unlock = await lockFolder(folder);
    expect(await start(`PORT=0\nDATA_DIR=${folder}`).ended).toEqual({
      code: 1,
      errors:
        `The database in ${folder} is in use by another server (process ${process.pid} on ${hostname()}): ` +
        'end that one, or set DATA_DIR to another folder\n',
    });
    unlock();
  });
});
