import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleServer, compileOnce } from '../testing/bundleServer';
import { freePort } from '../testing/freePort';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

jest.setTimeout(240_000);

const running = new Set<ChildProcess>();
let database: TestDatabase;
let port = 0;
let program = '';

beforeAll(async () => {
  program = await bundleServer();
  database = await createTestDatabase();
  port = await freePort();
});
// A server still running after its test would occupy the port.
afterEach(() => Promise.all([...running].map(kill)));
afterAll(() => database.drop());

/**
 * Starts the real server and waits until its database is open: on a busy machine, a call made earlier would be answered
 * 503.
 */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [compileOnce, program], {
    cwd: database.env.DATA_DIR,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      // Nothing is drafted: with a language model, the drafter is not loaded.
      OPENAI_API_KEY: 'unused',
      ...database.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (output: Buffer) => {
      if (output.toString().includes('ready at')) resolve();
    });
  });
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await sleep(50);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function call(name: string, body?: object): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await response.text();
  return response.status;
}

/** Waits for a mail with this subject and returns its code. */
async function codeIn(subject: string): Promise<string> {
  const outbox = path.join(database.env.DATA_DIR, 'outbox');
  for (let tries = 0; tries < 1200; tries++) {
    for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
      if (!name.endsWith('.eml')) continue;
      const mail = readFileSync(path.join(outbox, name), 'utf8');
      if (mail.includes(`Subject: ${subject}`)) {
        return /(?:code|token)=([\w-]+)/.exec(mail)?.[1] ?? '';
      }
    }
    await sleep(50);
  }
  throw new Error(`No mail came: ${subject}`);
}

test('killing the server after each step that it confirmed loses none of them', async () => {
  const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
  const signIn = { Email: ada.email, Password: ada.password };

  let server = await start();
  expect(await call('signup', ada)).toBe(201);
  await kill(server);

  // The mail is queued, but perhaps not sent.
  server = await start();
  const code = await codeIn('Verify your Ideakiln account');
  expect(await call(`verify?code=${code}`)).toBe(200);
  await kill(server);

  server = await start();
  expect(await call(`verify?code=${code}`)).toBe(400);
  expect(await call('login', signIn)).toBe(200);
  expect(await call('forgot', { email: ada.email })).toBe(200);
  await kill(server);

  server = await start();
  const token = await codeIn('Reset your Ideakiln password');
  expect(await call('reset', { token, password: 'another horse' })).toBe(200);
  await kill(server);

  server = await start();
  expect(await call('login', signIn)).toBe(400);
  expect(await call('login', { ...signIn, Password: 'another horse' })).toBe(200);
  await codeIn('Your Ideakiln password was changed');
  rmSync(path.join(database.env.DATA_DIR, 'outbox'), { recursive: true, force: true });
  await kill(server);
});
