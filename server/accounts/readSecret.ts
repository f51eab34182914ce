import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../ConfigError';

/**
 * The secret that is kept in the data folder; made where there is none yet, readable by its owner only.
 *
 * @param folder the data folder; made where it is missing
 * @throws ConfigError where the folder cannot be written
 */
export function readSecret(folder: string): string {
  const file = path.join(folder, 'secret');
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    try {
      return readFileSync(file, 'utf8');
    } catch {
      writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
    }
    try {
      linkSync(fresh, file);
    } catch {
      // Another server was quicker: its secret is the one.
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
