import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder, readable only by its owner, and those above it, unless they exist. Node's own `recursive` option
 * never returns for some folders that cannot be created, such as `/proc/x`.
 *
 * @throws Error if the folder cannot be created
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have created it first.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (name: string): boolean =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
