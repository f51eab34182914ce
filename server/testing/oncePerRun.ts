import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder once per jest run, for all test files: the first one that needs it makes it, others wait.
 *
 * @param name of the folder
 * @param make fills the folder at this path; creates it
 * @returns its path
 */
export async function oncePerRun(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const parent = path.join(tmpdir(), `${name}-${process.ppid}`);
  const ready = path.join(parent, 'ready');
  try {
    mkdirSync(parent);
  } catch (error) {
    if (!existsSync(parent)) throw error;
    // Another test file has made it, or is doing so in another worker.
    while (existsSync(parent)) {
      if (existsSync(ready)) return ready;
      await sleep(50);
    }
    throw new Error(`${name} could not be made`);
  }
  try {
    const fresh = path.join(parent, 'fresh');
    await make(fresh);
    renameSync(fresh, ready);
  } catch (error) {
    rmSync(parent, { recursive: true, force: true });
    throw error;
  }
  return ready;
}
