import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testFolderPrefix } from './makeTestFolder';

/** Runs after the server's tests: deletes the folder of `makeTestFolder` and no other. */
function removeTestFolder(): void {
  const folder = tmpdir();
  if (path.basename(folder).startsWith(testFolderPrefix)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Jest requires a default export.
export { removeTestFolder as default };
