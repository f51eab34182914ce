import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import type { Log } from '../Log';

/** How long the database keeps a hash of its servers' secret, in milliseconds. */
const retention = 365 * 24 * 60 * 60 * 1000;

const subject = 'secret';

/** Warns if the database was last used with another secret: servers with different ones would count apart. */
export async function checkSharedSecret(
  db: Database,
  counters: Counters,
  log: Log,
  now: Date,
): Promise<void> {
  const own = { subject, identifier: 'this server', window: retention };
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
