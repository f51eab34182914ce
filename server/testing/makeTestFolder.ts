import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Prefix of the folder's name. */
export const testFolderPrefix = 'ideakiln-tests-';

/** Runs before the server's tests: puts all their temporary files into one folder. */
function makeTestFolder(): void {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), testFolderPrefix));
}

// Jest requires a default export.
export { makeTestFolder as default };
