import * as v from 'valibot';

/** The embedded database cannot answer at the moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const coded = v.object({ code: v.string() });

/**
 * Codes of the operating system and of Node's connections, but not of other errors in Node, which begin with `ERR_`, too,
 * and show a fault of the program. Codes of PostgreSQL: no connection, too many of them, shutdown, failover, statement
 * timeout; the database or its user is missing, or one of the tables, as during a restore.
 */
const codes =
  /^(?:E[A-Z]+|EAI_[A-Z]+|ERR_(?:SSL|TLS|SOCKET|STREAM)_[A-Z_]+|08...|53...|57...|25006|3D000|28...|42P01)$/;

/** Messages of `pg` errors without a code. */
const sentences = /^(?:Connection terminated|timeout exceeded|Query read timeout|Client has)/;

/** Whether an error means that the database is unavailable, rather than that it rejects a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const known = v.safeParse(coded, error);
  if (known.success) return codes.test(known.output.code);
  return error instanceof Error && sentences.test(error.message);
}
