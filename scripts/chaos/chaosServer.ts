import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The built server. */
export const serverFile = path.resolve('dist/server/main.js');

/** A running server on loopback. */
export interface ChaosServer {
  url: string;
  child: ChildProcess;
  /** Its output so far. */
  printed: () => string;
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** Makes a folder that `cleanUp` deletes. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ideakiln-chaos-'));
  folders.push(folder);
  return folder;
}

/** Ends all servers and deletes all folders of this run. */
export function cleanUp(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

interface StartOptions {
  folder: string;
  settings?: Record<string, string>;
  /** A program and its arguments that start node, such as `unshare`. */
  within?: readonly string[];
  /** Arguments of node before the server's file. */
  nodeArguments?: readonly string[];
}

/**
 * Starts the built server; resolves when it listens, while its database may still be opening.
 *
 * @throws Error with what it printed if it ends, or takes longer than a minute
 */
export async function startServer(options: StartOptions): Promise<ChaosServer> {
  if (!existsSync(serverFile)) throw new Error('There is no build: run `npm run build` first');
  const { folder, settings = {}, within = [], nodeArguments = [] } = options;
  const [program, ...rest] = [...within, process.execPath, ...nodeArguments, serverFile];
  const child = spawn(program, rest, {
    // A folder without a `.env` file.
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      TRUST_PROXY: '127.0.0.1',
      GENERATIONS_PER_HOUR: '1000000',
      GENERATIONS_PER_DAY: '1000000',
      ...settings,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = once(child, 'exit');
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      reject(new Error(`The server did not start:\n${printed}`));
    };
    const timer = setTimeout(fail, 60_000);
    const read = (piece: Buffer) => {
      printed = (printed + piece.toString()).slice(-100_000);
      const found = /ready at http:\/\/[^\s:]+:(\d+)/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${found}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', fail);
  });
  return {
    url,
    child,
    printed: () => printed,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until the database of a server is open and its accounts have started. */
export async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(200);
}

/**
 * Waits until a server is ready, and until its memory no longer falls.
 *
 * @returns its memory then, in megabytes
 */
export async function restingMemoryOf({ url }: ChaosServer): Promise<number> {
  await untilReady(url);
  let lowest = await memoryOf(url);
  for (;;) {
    await sleep(3000);
    const now = await memoryOf(url);
    if (now > lowest - 2) return Math.min(now, lowest);
    lowest = now;
  }
}

/** The memory of a server's process, in megabytes. */
export async function memoryOf(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`);
  const bytes = /^process_resident_memory_bytes (\d+)$/m.exec(await response.text())?.[1];
  return Number(bytes) / 1e6;
}
