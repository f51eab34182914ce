import { runWithAdapter } from '@better-auth/core/context';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import type { Database, DatabaseTransaction } from '../database/schema';

export interface AuthOptions {
  secret: string;
  /** The product's public origin. */
  appUrl: string;
}

/** Options of better-auth; `migrations.ts` creates its tables. */
export function authOptions(db: Database, { secret, appUrl }: AuthOptions) {
  return {
    database: { db, type: 'postgres' },
    // Its handler is not mounted, so nothing uses these two; it would read them from other environment variables.
    secret,
    baseURL: appUrl,
    // Its log lines contain account names.
    logger: { disabled: true },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}

/** The parts of better-auth in use: its users and accounts. */
export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** Creates better-auth on a database. */
export async function createAuth(db: Database, settings: AuthOptions) {
  const options = authOptions(db, settings);
  const { internalAdapter } = await betterAuth(options).$context;

  /** Runs `work` in a transaction that includes better-auth's own statements. */
  async function inTransaction<T>(work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
    return db
      .transaction()
      .execute((trx) =>
        runWithAdapter(kyselyAdapter(trx, { type: 'postgres' })(options), () => work(trx)),
      );
  }
  return { users: internalAdapter, inTransaction };
}
