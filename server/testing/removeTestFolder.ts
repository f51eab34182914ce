import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testFolderPrefix } from './makeTestFolder';

/** After the server's tests: takes away the folder of `makeTestFolder`, and never another one. */
function removeTestFolder(): void {
  const folder = tmpdir();
  if (path.basename(folder).startsWith(testFolderPrefix)) {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Jest asks for a default export.
export { removeTestFolder as default };
