import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './makeFolder';

/** Denies everyone but the owner access to a folder; creates it if it does not exist. */
export function protectFolder(folder: string): void {
  makeFolder(folder);
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

/**
 * Denies everyone but the owner access to a folder and all in it. The embedded database ignores the umask: it unpacks
 * its files as writable by everyone.
 */
export function protectFiles(folder: string): void {
  protectFolder(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) protectFiles(name);
    else if (entry.isFile()) chmodSync(name, 0o600);
  }
}
