import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folders = ['.ci', 'bench', 'contract', 'docs', 'e2e', 'scripts', 'server', 'src'];

/** The paths, relative to the root, of all files and folders of a project except generated ones. */
export function namesIn(root: string): string[] {
  const inFolders = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, ...name.split(path.sep)),
      ),
    );
  return [...readdirSync(root), ...inFolders];
}
