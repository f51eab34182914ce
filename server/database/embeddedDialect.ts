import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import type { DatabaseThread } from './startDatabaseThread';
import { postgresDialect, transactionStatements } from './postgresDialect';
import { rejectAbandonedWork } from './withFreezeDetection';

/**
 * The embedded PostgreSQL for Kysely. It has a single connection, so queries wait for their turn. If its thread dies,
 * the queries of that turn fail and the next turn starts a new one.
 *
 * @param startThread starts the thread of the database
 * @returns immediately; the first query waits for the database to open, and rejects if it cannot
 */
export function embeddedDialect(startThread: () => DatabaseThread): Dialect {
  return postgresDialect(() => embeddedDriver(startThread));
}

function embeddedDriver(startThread: () => DatabaseThread): Driver {
  let thread = startThread();
  let closed = false;
  let turn: Promise<void> = Promise.resolve();
  let free: () => void = () => undefined;

  /** A connection stays with one thread, so that no transaction continues in another. */
  const connectionTo = (to: DatabaseThread): DatabaseConnection => ({
    executeQuery: async ({ sql, parameters }) => {
      rejectAbandonedWork(sql);
      return to.ask({ kind: 'query', text: sql, parameters: [...parameters] });
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream');
    },
  });
  async function replaceThread(): Promise<void> {
    // After a timeout it may still write; two threads would damage the folder.
    await thread.terminate();
    if (closed) throw new DatabaseUnavailable('The embedded database is closed');
    thread = startThread();
  }
  return {
    ...transactionStatements,
    acquireConnection: async () => {
      const before = turn;
      let done: () => void = () => undefined;
      turn = new Promise((resolve) => (done = resolve));
      await before;
      free = done;
      try {
        if (thread.hasEnded()) await replaceThread();
      } catch (error) {
        done();
        throw error;
      }
      return connectionTo(thread);
    },
    releaseConnection: () => {
      free();
      return Promise.resolve();
    },
    destroy: async () => {
      closed = true;
      await thread.close();
    },
  };
}
