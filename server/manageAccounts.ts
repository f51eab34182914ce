import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { accountCommands, NoSuchAccount } from './accounts/accountAdmin';
import { readExistingSecret } from './accounts/readSecret';
import { readConfig } from './config';
import { ConfigError } from './ConfigError';
import { createCounters } from './database/counters';
import { openDatabase } from './database/openDatabase';

const usage = `Usage: npm run accounts -- list
       npm run accounts -- show|export|delete|unlock EMAIL`;

const argumentsSchema = v.union([
  v.strictTuple([v.literal('list')]),
  v.strictTuple([
    v.picklist(['show', 'export', 'delete', 'unlock']),
    v.pipe(v.string(), v.trim(), v.nonEmpty()),
  ]),
]);

/** `npm run accounts`: manages the accounts of the configured database. */
async function main(): Promise<void> {
  process.umask(0o077);
  const parsed = v.safeParse(argumentsSchema, process.argv.slice(2));
  if (!parsed.success) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl: url, dataDir: folder, authSecret } = readConfig(process.env);
  const database = await openDatabase({ url, folder, log: console, retry: false, create: false });
  try {
    const [command, email = ''] = parsed.output;
    const readCounters = () => createCounters(authSecret ?? readExistingSecret(folder));
    console.log(await accountCommands[command](await database.opened, email, readCounters));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof NoSuchAccount;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
