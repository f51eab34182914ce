import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleServer, compileOnce } from '../testing/bundleServer';
import { freePort } from '../testing/freePort';
import { createTestDatabase, embeddedTemplate, type TestDatabase } from '../testing/testDatabase';

jest.setTimeout(240_000);

const program = bundleServer();
const running = new Set<ChildProcess>();
let database: TestDatabase;
let port = 0;

beforeAll(async () => {
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
async function start(env: Record<string, string> = { ...database.env }): Promise<ChildProcess> {
  const child = spawn(process.execPath, [compileOnce, program], {
    cwd: database.env.DATA_DIR,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
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

test('killing the server between any two steps loses nothing that it confirmed', async () => {
  const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
  const signIn = { Email: ada.email, Password: ada.password };

  let server = await start();
  expect(await call('signup', ada)).toBe(201);
  await kill(server);

  // The mail is queued, but perhaps not sent.
  server = await start();
  const code = await codeIn('Verify your Ideakiln account');
  await kill(server);

  server = await start();
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

test('a second server reports which process holds the embedded database', async () => {
  const env = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'held-')) };
  cpSync(path.join(await embeddedTemplate(), 'database'), path.join(env.DATA_DIR, 'database'), {
    recursive: true,
  });
  const first = await start(env);
  const second = spawn(process.execPath, [compileOnce, program], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  let errors = '';
  second.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece));
  const [code] = (await once(second, 'close')) as [number];
  expect(code).toBe(1);
  expect(errors).toBe(
    `The database in ${env.DATA_DIR} is in use by another server (process ${first.pid ?? ''} on ${hostname()}): ` +
      'end that one, or set DATA_DIR to another folder\n',
  );
  await kill(first);
});
