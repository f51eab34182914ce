import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../ConfigError';

/** Folders that this process holds, by their real path. */
const held = new Set<string>();

/**
 * Takes a data folder for this process alone; makes it where it is missing. The lock of a process that has
 * died without giving it back is taken over.
 *
 * @returns gives the folder back
 * @throws ConfigError where another server holds it, or where it cannot be written
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const real = realpathSync(folder);
    if (held.has(real)) throw inUse(folder, process.pid);
    take(folder, path.join(real, 'database.lock'));
    held.add(real);
    return () => {
      if (!held.delete(real)) return;
      rmSync(path.join(real, 'database.lock'), { force: true });
    };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `DATA_DIR takes a folder that this program may write to, not ${JSON.stringify(folder)}`,
      { cause: error },
    );
  }
}

function take(folder: string, file: string): void {
  // Written in full before it gets its name, so that nobody reads half a lock.
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, ownerText(process.pid));
  try {
    while (!linked(mine, file)) {
      const seen = read(file);
      if (seen === undefined) continue;
      const owner = Number(seen.split(' ')[0]);
      if (lives(owner, seen)) throw inUse(folder, owner);
      putAside(file, seen, folder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Another process may have taken over the dead lock a moment ago: what is moved away must be what was seen. */
function putAside(file: string, seen: string, folder: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved !== undefined && moved !== seen) {
    linked(aside, file);
    rmSync(aside, { force: true });
    throw inUse(folder, Number(moved.split(' ')[0]));
  }
  rmSync(aside, { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (existsSync(to)) return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The process and, where the system tells, when it began: numbers of processes are used again. */
function ownerText(pid: number): string {
  return `${pid} ${beginningOf(pid)}`;
}

function beginningOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  // The name of the program stands in brackets and may hold anything; the beginning is the 20th field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function lives(pid: number, text: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (text !== ownerText(pid)) return false;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(folder: string, pid: number): ConfigError {
  return new ConfigError(
    `The database in ${folder} is in use by another server (process ${pid}): end that one, or set DATA_DIR to another folder`,
  );
}
