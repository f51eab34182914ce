import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { Log } from '../Log';
import { isDatabaseUnavailable } from './DatabaseUnavailable';
import { postgresDialect, transactionStatements } from './postgresDialect';
import { rejectAbandonedWork } from './withFreezeDetection';

export interface ServerDialectOptions {
  url: string;
  log: Log;
  statementTimeout: number;
}

/**
 * A PostgreSQL server for Kysely. Unlike Kysely's own dialect it closes a connection that broke or did not answer in
 * time instead of using it again: the server may still run a `begin` that arrived late, and statements of another
 * request would become part of that transaction.
 *
 * @param options.url such as postgres://user:password@localhost:5432/ideakiln
 * @param options.statementTimeout how long a statement may take, in milliseconds
 */
export function serverDialect(options: ServerDialectOptions): Dialect {
  return postgresDialect(() => serverDriver(serverPool(options)));
}

function serverDriver(pool: Pool): Driver {
  const releases = new WeakMap<DatabaseConnection, () => void>();
  return {
    ...transactionStatements,
    acquireConnection: async () => {
      const [connection, release] = connectionOf(await pool.connect());
      releases.set(connection, release);
      return connection;
    },
    releaseConnection: (connection) => {
      releases.get(connection)?.();
      return Promise.resolve();
    },
    destroy: () => pool.end(),
  };
}

/** A connection, and the function that releases it. */
function connectionOf(client: PoolClient): [DatabaseConnection, () => void] {
  let isBroken = false;
  // The pool listens only while a connection is idle; without a listener a lost connection would end the process.
  const onError = (): void => {
    isBroken = true;
  };
  client.on('error', onError);
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => {
      rejectAbandonedWork(sql);
      try {
        // Kysely asks for rows of any type, which `never` fits; the caller's query determines it.
        const { rows, rowCount } = await client.query<never>(sql, [...parameters]);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      } catch (error) {
        isBroken ||= isDatabaseUnavailable(error);
        throw error;
      }
    },
    streamQuery: () => {
      throw new Error('The database does not stream');
    },
  };
  return [
    connection,
    () => {
      client.release(isBroken);
      client.off('error', onError);
    },
  ];
}

function serverPool({ url, log, statementTimeout }: ServerDialectOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeout,
    // Applies if the server does not respond at all.
    query_timeout: statementTimeout + 1000,
    keepAlive: true,
  });
  // The next query replaces a broken idle connection.
  pool.on('error', (error) => {
    log.warn({ err: error }, 'A connection to the database broke');
  });
  return pool;
}
