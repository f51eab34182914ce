import { sql, type Kysely, type Migration } from 'kysely';

/** The migrations by name, in the order of their names. Never change a released one. */
export const migrations: Record<string, Migration> = {
  '001_accounts': { up: createAccounts },
  '002_mail': { up: createMail },
  '003_counter': { up: createCounter },
  '004_signInAttempt': { up: createSignInAttempt },
  '005_hashedSessions': { up: hashSessions },
  '006_requiresReset': { up: addRequiresReset },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_userId').on('account').column('userId').execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_userId').on('session').column('userId').execute();
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verification_value').on('verification').column('value').execute();
}

async function createMail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_dueAt').on('mail').column('dueAt').execute();
}

async function createCounter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counter')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('pending', 'integer', (column) => column.notNull())
    .addColumn('endsAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('counter_endsAt').on('counter').column('endsAt').execute();
  // These rows change often: free space on each page keeps the index from growing.
  await sql`alter table counter set (fillfactor = 70)`.execute(db);
}

async function createSignInAttempt(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signInAttempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('pair', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('endsAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('counter').dropColumn('pending').execute();
}

/** Sessions stay open: their tokens are replaced by the hashes of `hashToken`. */
async function hashSessions(db: Kysely<unknown>): Promise<void> {
  await sql`update session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex')`.execute(
    db,
  );
}

async function addRequiresReset(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('requiresReset', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
