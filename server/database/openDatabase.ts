import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { ConfigError } from '../ConfigError';
import { isDatabaseUnavailable } from './DatabaseUnavailable';
import { embeddedDialect } from './embeddedDialect';
import { lockFolder } from './lockFolder';
import { migrate } from './migrate';
import { retryUntilDone } from './retryUntilDone';
import type { Database, Tables } from './schema';
import { serverDialect } from './serverDialect';
import { startDatabaseThread } from './startDatabaseThread';
import type { Log } from '../Log';

export interface DatabaseOptions {
  /** URL of a PostgreSQL; `undefined` opens the embedded one in `folder`. */
  url: string | undefined;
  /** The data folder. */
  folder: string;
  log: Log;
  /** Whether to go on trying if it cannot be opened; default: yes. */
  retry?: boolean;
  /** Whether to create an embedded database where there is none; default: yes. */
  create?: boolean;
  /** How long a statement may take, in milliseconds; default: 10 s. */
  statementTimeout?: number;
}

/** A database that may still be opening. */
export interface DatabaseHandle {
  /**
   * The database with its tables migrated. Waits for one that cannot be opened yet; rejects after `close`, or at once
   * if `retry` is off, with ConfigError if the PostgreSQL cannot be used.
   */
  opened: Promise<Database>;
  /** How long a request may wait for it to open, in milliseconds. */
  openTimeout: number;
  /** Closes the database, or cancels opening it. */
  close: () => Promise<void>;
}

/**
 * Starts opening the database.
 *
 * @returns once it has the lock of the embedded database, so that pages and gateway need not wait for the rest
 * @throws ConfigError if another server holds the data folder of the embedded database, or there is none to open
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { url, folder, log, retry = true, create = true, statementTimeout = 10_000 } = options;
  if (url === undefined && !create && !existsSync(path.join(folder, 'database'))) {
    throw new ConfigError(`DATA_DIR takes the folder of a database; ${folder} has none`);
  }
  const unlock = url === undefined ? await lockFolder(folder) : () => undefined;
  const dialect =
    url === undefined
      ? embeddedDialect(() => startDatabaseThread(path.join(folder, 'database'), statementTimeout))
      : serverDialect({ url, log, statementTimeout });
  const db = new Kysely<Tables>({ dialect });
  const closing = new AbortController();
  const prepare = async () => {
    await migrate(db);
    return db;
  };
  const sentence = 'The database cannot be opened';
  const opened = retry
    ? retryUntilDone(prepare, { log, sentence, signal: closing.signal })
    : prepare().catch((error: unknown) => {
        throw url !== undefined && isDatabaseUnavailable(error) ? unusableDatabase(error) : error;
      });
  // Each call reports a failure itself; without this, a failure before any call is an unhandled rejection.
  opened.catch(() => undefined);
  return {
    opened,
    // The embedded database takes seconds to be created on the first start.
    openTimeout: url === undefined ? 60_000 : 4000,
    close: async () => {
      closing.abort();
      await db.destroy();
      await opened.catch(() => undefined);
      unlock();
    },
  };
}

function unusableDatabase(cause: unknown): ConfigError {
  // The error of a host with several addresses has no message of its own.
  const reason = cause instanceof AggregateError ? cause.errors.join(', ') : String(cause);
  return new ConfigError(
    `DATABASE_URL takes the address of a PostgreSQL that can be used (${reason})`,
    { cause },
  );
}
