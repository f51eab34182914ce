import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Far more than the tests write. */
const neededBytes = 2e9;

/**
 * Makes a folder for the files of tests: in memory if the system has room for them there. An embedded database has
 * 1,000 files, and a disk takes a second to copy or delete them. A run that is killed leaves its folder in `/dev/shm`.
 *
 * @param prefix of its name
 * @returns its path
 */
export function makeTemporaryFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom(memory) ? memory : tmpdir(), prefix));
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}
