import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/openDatabase';
import type { Log } from '../Log';
import { createPostgresDatabase } from './createPostgresDatabase';

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

/** Creating a PostgreSQL data folder takes seconds, copying it does not. Created once per jest run. */
export async function embeddedTemplate(): Promise<string> {
  const parent = path.join(tmpdir(), `accounts-templates-${process.ppid}`);
  const template = path.join(parent, 'ready');
  try {
    mkdirSync(parent);
  } catch (error) {
    if (!existsSync(parent)) throw error;
    // Another test file has created it, or is doing so in another worker.
    while (existsSync(parent)) {
      if (existsSync(template)) return template;
      await sleep(50);
    }
    throw new Error('The template of the embedded database could not be created');
  }
  try {
    const fresh = path.join(parent, 'fresh');
    const database = await openDatabase({ url: undefined, folder: fresh, log });
    await database.opened;
    await database.close();
    renameSync(fresh, template);
  } catch (error) {
    rmSync(parent, { recursive: true, force: true });
    throw error;
  }
  return template;
}
