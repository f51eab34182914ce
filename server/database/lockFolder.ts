import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../ConfigError';
import { protectFolder } from './protectFiles';

const socketName = /^database-[0-9a-f]{12}\.lock$/;

/** Maximum length of a Unix socket path on all systems, in bytes: macOS allows 103, Linux 107. */
const maximumPathLength = 100;

/**
 * Locks a data folder for this process; creates it if it does not exist. The lock is a Unix socket in the folder that
 * this process listens on: unlike a process id, it is valid across PID namespaces and ends with the process.
 *
 * Each contender first listens on a socket with a name of its own and then looks for others. So of two at least one
 * sees the other, and a socket that nobody listens on can be deleted without racing: its name is never used again.
 *
 * @returns a function that releases the lock
 * @throws ConfigError if another server holds the lock, or the folder is not writable
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    protectFolder(folder);
    const real = realpathSync(folder);
    if (process.platform === 'win32') return await lockPipe(folder, real);
    for (let tries = 1; ; tries++) {
      const own = `database-${randomBytes(6).toString('hex')}.lock`;
      const holder = await tryLock(real, own);
      if (typeof holder !== 'string') return holder;
      if (tries === 3) throw inUse(folder, holder);
      // Two servers that start at the same time may both have backed off.
      await sleep(50 + Math.random() * 200);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `DATA_DIR takes a folder that this program may write to, not ${JSON.stringify(folder)}`,
      { cause: error },
    );
  }
}

/** @returns a function that releases the lock, or who holds it */
async function tryLock(folder: string, own: string): Promise<(() => void) | string> {
  const { prefix, dispose } = shortPrefix(folder, own);
  const release = (server: Server | undefined): void => {
    server?.close();
    rmSync(path.join(folder, own), { force: true });
  };
  let server: Server | undefined;
  try {
    server = await listen(path.join(prefix, own));
    for (const name of readdirSync(folder)) {
      if (name === own || !socketName.test(name)) continue;
      const holder = await holderOf(path.join(prefix, name));
      if (holder === undefined) {
        rmSync(path.join(folder, name), { force: true });
        continue;
      }
      release(server);
      return holder;
    }
  } catch (error) {
    release(server);
    throw error;
  } finally {
    dispose();
  }
  return () => {
    release(server);
  };
}

/** A shorter path to the folder, if its own is too long for a Unix socket. */
function shortPrefix(folder: string, name: string): { prefix: string; dispose: () => void } {
  if (Buffer.byteLength(path.join(folder, name)) <= maximumPathLength) {
    return { prefix: folder, dispose: () => undefined };
  }
  // Not only `tmpdir()`: it can be long itself.
  const parent = mkdtempSync(
    path.join(tmpdir().length > maximumPathLength / 2 ? '/tmp' : tmpdir(), 'lock-'),
  );
  symlinkSync(folder, path.join(parent, 'f'));
  return {
    prefix: path.join(parent, 'f'),
    dispose: () => {
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** On Windows, pipes have a namespace of their own, in which each name exists only once. */
async function lockPipe(folder: string, real: string): Promise<() => void> {
  const pipe = `\\\\.\\pipe\\ideakiln-${createHash('sha256').update(real).digest('hex')}`;
  const holder = await holderOf(pipe);
  if (holder !== undefined) throw inUse(folder, holder);
  const server = await listen(pipe);
  return () => {
    server.close();
  };
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`process ${process.pid} on ${hostname()}`);
    });
    server.once('error', reject);
    server.listen(address, () => {
      // The lock alone does not keep the process running.
      server.unref();
      resolve(server);
    });
  });
}

/** The process that listens on a socket; `undefined` if none does. */
function holderOf(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address);
    let said = '';
    const answer = (): void => {
      socket.destroy();
      resolve(said === '' ? 'busy' : said);
    };
    // A busy or stopped server also holds the lock: the system accepts connections on its behalf.
    socket.setTimeout(1000, answer);
    socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    socket.once('end', answer);
    socket.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(undefined);
      else answer();
    });
  });
}

function inUse(folder: string, holder: string): ConfigError {
  return new ConfigError(
    `The database in ${folder} is in use by another server (${holder}): end that one, or set DATA_DIR to another folder`,
  );
}
