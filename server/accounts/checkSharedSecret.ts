import { ConfigError } from '../ConfigError';
import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import type { Log } from '../Log';

/** How long the database keeps a hash of its servers' secret, in milliseconds. */
const retention = 365 * 24 * 60 * 60 * 1000;

const subject = 'secret';
const ownSecret = { subject, identifier: 'this server' };

/** Warns if the database was last used with another secret: servers with different ones would count apart. */
export async function checkSharedSecret(
  db: Database,
  counters: Counters,
  log: Log,
  now: Date,
): Promise<void> {
  const own = { ...ownSecret, window: retention };
  const others = await db
    .deleteFrom('counter')
    .where('key', 'like', `${subject}:%`)
    .where('key', '!=', counters.keyOf(own))
    .returning('key')
    .execute();
  await counters.add(db, [own], {}, now);
  if (others.length > 0) log.warn({ setting: 'AUTH_SECRET' }, changedSecret);
}

const changedSecret =
  'The database was last used with another secret: all limits start anew. Servers that share a database need the same AUTH_SECRET';

/**
 * Checks that the counters have the secret of the server that used the database last: others would find none of its
 * counts.
 *
 * @throws ConfigError if they have another one
 */
export async function requireSharedSecret(db: Database, counters: Counters): Promise<void> {
  const secrets = await db
    .selectFrom('counter')
    .select('key')
    .where('key', 'like', `${subject}:%`)
    .execute();
  const isShared = secrets.some(({ key }) => key === counters.keyOf(ownSecret));
  if (secrets.length > 0 && !isShared) throw new ConfigError(otherSecret);
}

const otherSecret =
  'AUTH_SECRET takes the secret of the server, which is another one: set it, or set DATA_DIR to the folder with the secret of the server';
