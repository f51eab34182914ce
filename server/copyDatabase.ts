import { existsSync } from 'node:fs';
import { readConfig } from './config';
import { ConfigError } from './ConfigError';
import { copyTables } from './database/copyTables';
import { openDatabase } from './database/openDatabase';

/** `npm run copy-database`: copies the embedded database in `DATA_DIR` into the PostgreSQL at `DATABASE_URL`. */
async function main(): Promise<void> {
  process.umask(0o077);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl, dataDir: folder } = readConfig(process.env);
  if (databaseUrl === undefined) {
    throw new ConfigError('DATABASE_URL takes the address of the PostgreSQL to copy to');
  }
  const from = await openDatabase({
    url: undefined,
    folder,
    log: console,
    retry: false,
    create: false,
  });
  const to = await openDatabase({ url: databaseUrl, folder, log: console, retry: false });
  try {
    const copied = await copyTables(await from.opened, await to.opened);
    for (const [table, rows] of Object.entries(copied)) console.log(`${table}: ${rows} rows`);
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
