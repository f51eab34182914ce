import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on a shared PostgreSQL. */
export interface PostgresDatabase {
  url: string;
  /** Drops it, even with open connections. */
  drop: () => Promise<void>;
}

/**
 * Creates an empty database.
 *
 * @param server URL of a PostgreSQL whose user may create databases
 * @throws the error of the connection or of the server
 */
export async function createPostgresDatabase(server: string): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tell(server, `drop database ${name} with (force)`) };
}

async function tell(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
