import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/schema';
import type { Log } from '../Log';
import { deleteUselessCodes } from './codes';

const interval = 60 * 60 * 1000;

/** How long unverified accounts and mails in files are kept, in milliseconds; the privacy policy names it. */
const retention = 7 * 24 * 60 * 60 * 1000;

export interface CleanupOptions {
  db: Database;
  /** The folder of mails written to files. */
  outbox: string;
  clock: () => Date;
  log: Log;
}

/**
 * Deletes expired data now and once an hour.
 *
 * @returns a function that stops it
 */
export function startCleanup(options: CleanupOptions): () => void {
  const run = (): void => {
    cleanUp(options).catch((error: unknown) => {
      options.log.warn({ err: error }, 'What has expired cannot be deleted now');
    });
  };
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** Deletes unverified accounts and mails in files after 7 days, and expired codes, sessions and counters. */
export async function cleanUp({
  db,
  outbox,
  clock,
}: Pick<CleanupOptions, 'db' | 'outbox' | 'clock'>): Promise<void> {
  const now = clock();
  const old = new Date(now.getTime() - retention);
  await db.deleteFrom('session').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInAttempt').where('endsAt', '<', now).execute();
  await db.deleteFrom('counter').where('endsAt', '<', now).execute();
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('user')
      .where('emailVerified', '=', false)
      .where('createdAt', '<', old)
      .execute();
    await deleteUselessCodes(trx, now);
  });
  for (const name of await readdir(outbox).catch(() => [])) {
    const file = path.join(outbox, name);
    if (name.endsWith('.eml') && (await stat(file)).mtime < old) await rm(file, { force: true });
  }
}
