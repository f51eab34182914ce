import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import * as v from 'valibot';
import { DatabaseError } from './DatabaseError';
import { answerSchema, type ThreadRequest } from './threadMessages';

/**
 * The embedded PostgreSQL for Kysely. It has a single connection, so queries wait for their turn.
 *
 * @param folder where it stores its files; created if it does not exist
 * @returns immediately; the first query waits for the database to open, and rejects if it cannot
 */
export function embeddedDialect(folder: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => embeddedDriver(startThread(folder)),
  };
}

function embeddedDriver(thread: DatabaseThread): Driver {
  let turn: Promise<void> = Promise.resolve();
  let free: () => void = () => undefined;

  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) =>
      thread.ask({ kind: 'query', text: sql, parameters: [...parameters] }),
    streamQuery: () => {
      throw new Error('The embedded database does not stream');
    },
  };
  const run = async (text: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const before = turn;
      let done: () => void = () => undefined;
      turn = new Promise((resolve) => (done = resolve));
      await before;
      free = done;
      return connection;
    },
    releaseConnection: () => {
      free();
      return Promise.resolve();
    },
    beginTransaction: (_connection, { isolationLevel }: TransactionSettings) =>
      run(isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => thread.close(),
  };
}

interface Pending {
  resolve: (result: QueryResult<never>) => void;
  reject: (error: Error) => void;
}

type Request = ThreadRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;

interface DatabaseThread {
  ask: (request: Request) => Promise<QueryResult<never>>;
  close: () => Promise<void>;
}

function startThread(folder: string): DatabaseThread {
  const extension = path.extname(__filename);
  const worker = new Worker(path.join(__dirname, `databaseThread${extension}`), {
    workerData: { folder },
    // In tests the server is not built, so the thread needs the TypeScript loader.
    execArgv:
      extension === '.ts' ? ['-r', createRequire(__filename).resolve('esbuild-register')] : [],
  });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isOpen = false;
  let ended: Error | undefined;

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  }
  worker.on('message', (message: unknown) => {
    const answer = v.parse(answerSchema, message);
    if (answer.id === 0) {
      if (answer.kind === 'error') end(new DatabaseError(answer.message, answer.code));
      else isOpen = true;
      return;
    }
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.kind === 'error') waiting?.reject(new DatabaseError(answer.message, answer.code));
    else waiting?.resolve({ rows: answer.rows, numAffectedRows: BigInt(answer.affected) });
  });
  worker.on('error', (error: unknown) => {
    end(error instanceof Error ? error : new Error('The embedded database failed'));
  });
  worker.on('exit', () => {
    end(new Error('The embedded database has ended'));
  });

  function ask(request: Request): Promise<QueryResult<never>> {
    return new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  }
  return {
    ask,
    close: async () => {
      // Do not wait for a database that is still opening: it recovers as after a crash.
      if (isOpen) await ask({ kind: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
