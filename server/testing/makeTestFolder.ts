import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the folder's name begins with. */
export const testFolderPrefix = 'ideakiln-tests-';

/** Before the server's tests: everything that they leave in temporary files goes into one folder. */
function makeTestFolder(): void {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), testFolderPrefix));
}

// Jest asks for a default export.
export { makeTestFolder as default };
