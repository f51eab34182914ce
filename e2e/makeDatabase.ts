import { rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openDatabase } from '../server/database/openDatabase';
import { compileOnce } from '../server/testing/bundleServer';
import { makeTemporaryFolder } from '../server/testing/makeTemporaryFolder';

/**
 * Runs before all tests: makes a folder for all their temporary files, and in it an embedded database, which each server
 * copies. Creating it takes seconds.
 */
async function makeDatabase(): Promise<() => void> {
  setFlagsFromString(compileOnce);
  const folder = makeTemporaryFolder('ideakiln-e2e-');
  const log = { warn: () => undefined, error: () => undefined };
  const { opened, close } = await openDatabase({ url: undefined, folder, log, retry: false });
  await opened;
  await close();
  process.env.TMPDIR = folder;
  process.env.E2E_DATABASE = path.join(folder, 'database');
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

// Playwright requires a default export.
export { makeDatabase as default };
