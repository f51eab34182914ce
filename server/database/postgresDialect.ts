import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';

const run = async (connection: DatabaseConnection, text: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(text));
};

/** The part of a Kysely driver that is the same for every PostgreSQL. */
export const transactionStatements = {
  init: () => Promise.resolve(),
  beginTransaction: (connection, { isolationLevel }) =>
    run(
      connection,
      isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`,
    ),
  commitTransaction: (connection) => run(connection, 'commit'),
  rollbackTransaction: (connection) => run(connection, 'rollback'),
} satisfies Partial<Driver>;

/**
 * A Kysely dialect for PostgreSQL.
 *
 * @param createDriver creates the connections to it
 */
export function postgresDialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver,
  };
}
