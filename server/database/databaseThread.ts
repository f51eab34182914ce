import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import { protectFiles } from './protectFiles';
import { requestSchema, threadDataSchema, type ThreadAnswer } from './threadMessages';

// The embedded database runs in WebAssembly and blocks its thread for seconds when it starts. A worker thread keeps the
// server responsive.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');
const { folder } = v.parse(threadDataSchema, workerData);
const opened = openFolder();

/** Creates the database under a temporary name and renames it, because a half-created folder would never open. */
async function openFolder(): Promise<PGlite> {
  if (!existsSync(folder)) {
    const fresh = `${folder}.new`;
    rmSync(fresh, { recursive: true, force: true });
    const made = await PGlite.create(fresh);
    await made.close();
    renameSync(fresh, folder);
  }
  protectFiles(folder);
  const db = await PGlite.create(folder);
  // It rewrites some files when it starts.
  protectFiles(folder);
  return db;
}

function answer(message: ThreadAnswer): void {
  port?.postMessage(message);
}

function failure(error: unknown): { message: string; code: string | undefined } {
  const known = v.safeParse(v.object({ message: v.string(), code: v.optional(v.string()) }), error);
  if (!known.success) return { message: 'The embedded database failed', code: undefined };
  return { message: known.output.message, code: known.output.code };
}

async function serve(message: unknown): Promise<void> {
  const request = v.parse(requestSchema, message);
  try {
    const db = await opened;
    if (request.kind === 'close') {
      await db.close();
      answer({ id: request.id, kind: 'result', rows: [], affected: 0 });
      return;
    }
    const result = await db.query<never>(request.text, request.parameters);
    answer({
      id: request.id,
      kind: 'result',
      rows: result.rows,
      affected: result.affectedRows ?? 0,
    });
  } catch (error) {
    answer({ id: request.id, kind: 'error', ...failure(error) });
  }
}

port.on('message', (message: unknown) => void serve(message));
opened.then(
  () => {
    answer({ id: 0, kind: 'result', rows: [], affected: 0 });
  },
  (error: unknown) => {
    answer({ id: 0, kind: 'error', ...failure(error) });
  },
);
