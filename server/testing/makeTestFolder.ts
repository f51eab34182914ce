import { makeTemporaryFolder } from './makeTemporaryFolder';

/** Prefix of the folder's name. */
export const testFolderPrefix = 'ideakiln-tests-';

/** Runs before the server's tests: puts all their temporary files into one folder. */
function makeTestFolder(): void {
  process.env.TMPDIR = makeTemporaryFolder(testFolderPrefix);
}

// Jest requires a default export.
export { makeTestFolder as default };
