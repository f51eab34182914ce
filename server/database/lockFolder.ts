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

/** Real paths of the folders that this process has locked. */
const lockedFolders = new Set<string>();

/**
 * Locks a data folder for this process; creates it if it does not exist. Takes over the lock of a dead process.
 *
 * @returns a function that releases the lock
 * @throws ConfigError if another server holds the lock, or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const real = realpathSync(folder);
    if (lockedFolders.has(real)) throw inUse(folder, process.pid);
    take(folder, path.join(real, 'database.lock'));
    lockedFolders.add(real);
    return () => {
      if (!lockedFolders.delete(real)) return;
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
  // Write the lock under another name first, so that nobody reads it half written.
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, ownerText(process.pid));
  try {
    while (!linked(mine, file)) {
      const seen = read(file);
      if (seen === undefined) continue;
      const owner = Number(seen.split(' ')[0]);
      if (lives(owner, seen)) throw inUse(folder, owner);
      moveDeadLock(file, seen, folder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Moves a dead lock away, unless another process has just taken it over. */
function moveDeadLock(file: string, seen: string, folder: string): void {
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

/** The process id and, if known, its start time, because process ids are reused. */
function ownerText(pid: number): string {
  return `${pid} ${beginningOf(pid)}`;
}

function beginningOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  // The program name in brackets may contain anything; the start time is the 20th field after it.
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
    // EPERM: the process runs under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(folder: string, pid: number): ConfigError {
  return new ConfigError(
    `The database in ${folder} is in use by another server (process ${pid}): end that one, or set DATA_DIR to another folder`,
  );
}
