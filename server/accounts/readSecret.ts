import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../ConfigError';
import { makeFolder } from '../database/makeFolder';

const fileIn = (folder: string) => path.join(folder, 'secret');

/**
 * Reads the secret from the data folder. Generates it if it does not exist, readable only by its owner.
 *
 * @param folder the data folder; created if it does not exist
 * @throws ConfigError if the folder is not writable
 */
export function readSecret(folder: string): string {
  const file = fileIn(folder);
  const fresh = `${file}.${process.pid}`;
  try {
    makeFolder(folder);
    try {
      return readFileSync(file, 'utf8');
    } catch {
      writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
    }
    try {
      linkSync(fresh, file);
    } catch {
      // Another server created it first: use its secret.
    }
    rmSync(fresh, { force: true });
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR takes a folder that this program may write to, not ${JSON.stringify(folder)}`,
      { cause: error },
    );
  }
}

/**
 * Reads the secret that a server has generated in the data folder.
 *
 * @param folder the data folder
 * @throws ConfigError if it has no readable secret
 */
export function readExistingSecret(folder: string): string {
  try {
    return readFileSync(fileIn(folder), 'utf8');
  } catch (error) {
    throw new ConfigError(
      `AUTH_SECRET takes the secret of the server; it is not set, and DATA_DIR (${folder}) has no readable secret`,
      { cause: error },
    );
  }
}
