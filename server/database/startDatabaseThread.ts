import path from 'node:path';
import type { QueryResult } from 'kysely';
import * as v from 'valibot';
import { startWorker } from '../startWorker';
import { DatabaseError } from './DatabaseError';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import { answerSchema, type ThreadRequest } from './threadMessages';

type Request = ThreadRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;

/** The thread of an embedded database. */
export interface DatabaseThread {
  /**
   * Waits for the database to open, then for the answer.
   *
   * @throws DatabaseUnavailable if the thread ends before it answers; one that takes too long is ended
   */
  ask: (request: Request) => Promise<QueryResult<never>>;
  hasEnded: () => boolean;
  /** Terminates it like a crash; no confirmed write is lost. */
  terminate: () => Promise<void>;
  close: () => Promise<void>;
}

interface Pending {
  resolve: (result: QueryResult<never>) => void;
  reject: (error: Error) => void;
}

/**
 * Starts the embedded database of a folder in a separate thread.
 *
 * @param statementTimeout how long a statement may take, in milliseconds
 */
export function startDatabaseThread(folder: string, statementTimeout: number): DatabaseThread {
  const worker = startWorker(path.join(__dirname, 'databaseThread'), { folder });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended: Error | undefined;
  let isOpen = false;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
    open();
  }
  worker.on('message', (message: unknown) => {
    const answer = v.parse(answerSchema, message);
    if (answer.id === 0) {
      if (answer.kind === 'error') {
        end(new DatabaseError(answer.message, answer.code));
        void worker.terminate();
      } else {
        isOpen = true;
        open();
      }
      return;
    }
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.kind === 'error') waiting?.reject(new DatabaseError(answer.message, answer.code));
    else waiting?.resolve({ rows: answer.rows, numAffectedRows: BigInt(answer.affected) });
  });
  worker.on('error', (cause: unknown) => {
    end(new DatabaseUnavailable('The embedded database failed', { cause }));
  });
  worker.on('exit', () => {
    end(new DatabaseUnavailable('The embedded database has ended'));
  });

  async function ask(request: Request): Promise<QueryResult<never>> {
    await opened;
    return new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      // PGlite cannot cancel a statement, so end its thread.
      const timer = setTimeout(() => {
        end(new DatabaseUnavailable('A statement took too long'));
        void worker.terminate();
      }, statementTimeout);
      const id = ++lastId;
      pending.set(id, {
        resolve: (result) => {
          clearTimeout(timer);
          resolve(result);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      worker.postMessage({ ...request, id });
    });
  }
  return {
    ask,
    hasEnded: () => ended !== undefined,
    terminate: async () => {
      await worker.terminate();
    },
    close: async () => {
      // Do not wait for a database that is still opening: it recovers as after a crash.
      if (isOpen) await ask({ kind: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
