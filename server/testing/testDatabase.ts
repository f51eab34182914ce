import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/openDatabase';
import type { Log } from '../Log';
import { createPostgresDatabase } from './createPostgresDatabase';
import { oncePerRun } from './oncePerRun';

const log: Log = { warn: () => undefined, error: () => undefined };

/** A database for one test file, as settings. */
export interface TestDatabase {
  env: { DATA_DIR: string; DATABASE_URL?: string };
  drop: () => Promise<void>;
}

/** Creates an empty database: in the PostgreSQL that TEST_DATABASE_URL names, else an embedded one in a new folder. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  const dropFolder = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    cpSync(path.join(await embeddedTemplate(), 'database'), path.join(folder, 'database'), {
      recursive: true,
    });
    return {
      env: { DATA_DIR: folder },
      drop: () => {
        dropFolder();
        return Promise.resolve();
      },
    };
  }
  const { url, drop } = await createPostgresDatabase(server);
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    drop: async () => {
      await drop();
      dropFolder();
    },
  };
}

/** Creating a PostgreSQL data folder takes seconds, copying it does not. */
export async function embeddedTemplate(): Promise<string> {
  return oncePerRun('accounts-template', async (folder) => {
    const database = await openDatabase({ url: undefined, folder, log });
    await database.opened;
    await database.close();
  });
}
