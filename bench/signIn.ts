import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswordHash } from '../server/accounts/password/createPasswordHash';
import { freePort } from '../server/testing/freePort';

/** The figures of one configuration. */
interface SignInFigures {
  name: string;
  /** Sign-ins, or hashes, per second. */
  perSecond: number;
  /** In milliseconds. */
  median: number;
  p99: number;
}

/** Concurrent sign-ins; no more per account than may fail. */
const atOnce = 8;
const accounts = 4;
const seconds = 6;
const password = 'correct horse';

/**
 * Measures sign-ins over HTTP against the password hash alone, which is their upper limit: with one server process, and
 * with two on one PostgreSQL, each under the same load.
 *
 * @param databaseUrl an empty PostgreSQL
 * @param serverFile the built server
 */
export async function runSignInBench(
  databaseUrl: string,
  serverFile = path.resolve('dist/server/main.js'),
): Promise<SignInFigures[]> {
  const passwords = createPasswordHash();
  const hash = await passwords.hash(password);
  const alone = await load('password hash alone', atOnce, async () => {
    const { right } = await passwords.verify(hash, password);
    if (!right) throw new Error('The hash is wrong');
  });
  const servers = [await startServer(databaseUrl, serverFile)];
  try {
    const emails = await openAccounts(servers[0]);
    const one = await load('1 server', atOnce, (turn) => signIn(servers, emails, turn));
    servers.push(await startServer(databaseUrl, serverFile));
    const two = await load('2 servers', 2 * atOnce, (turn) => signIn(servers, emails, turn));
    return [alone, one, two];
  } finally {
    for (const server of servers) server.stop();
  }
}

interface RunningServer {
  url: string;
  /** Waits for the code in the mail to an address. */
  codeFor: (email: string) => Promise<string>;
  stop: () => void;
}

async function startServer(databaseUrl: string, serverFile: string): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [serverFile], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout?.on('data', (piece: Buffer) => (output += piece.toString()));

  async function printed(pattern: RegExp): Promise<string> {
    for (let tries = 0; tries < 1200; tries++) {
      const found = pattern.exec(output);
      if (found !== null) return found[1] ?? '';
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`The server never printed ${String(pattern)}`);
  }
  await printed(/ready at/);
  return {
    url: `http://127.0.0.1:${port}`,
    codeFor: (email) => printed(new RegExp(`Mail to ${email}:.*code=([\\w-]+)`)),
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openAccounts(server: RunningServer | undefined): Promise<string[]> {
  if (server === undefined) throw new Error('No server has started');
  const run = Date.now();
  const emails = Array.from({ length: accounts }, (_, index) => `p${run}-${index}@example.org`);
  for (const email of emails) {
    await post(`${server.url}/api/signup`, { name: 'Ada', email, password });
    const answer = await fetch(`${server.url}/api/verify?code=${await server.codeFor(email)}`);
    if (!answer.ok) throw new Error(`${email} cannot be verified`);
  }
  return emails;
}

async function signIn(
  servers: readonly RunningServer[],
  emails: readonly string[],
  turn: number,
): Promise<void> {
  const server = servers[turn % servers.length];
  const email = emails[turn % emails.length];
  await post(`${server?.url ?? ''}/api/login`, { Email: email, Password: password });
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
}

/** Keeps this many calls in progress for some seconds. */
async function load(
  name: string,
  parallel: number,
  call: (turn: number) => Promise<void>,
): Promise<SignInFigures> {
  for (let turn = 0; turn < parallel; turn++) await call(turn);
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let turns = 0;
  async function lane(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      await call(turns++);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: parallel }, lane));
  const elapsed = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { name, perSecond: times.length / elapsed, median: quantile(0.5), p99: quantile(0.99) };
}
