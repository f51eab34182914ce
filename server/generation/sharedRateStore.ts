import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addToCounts, type Counted } from '../database/counters';
import type { Database } from '../database/schema';
import type { Log } from '../Log';
import { withinTime } from '../withinTime';

/** How long to wait for the database before counting locally, in milliseconds. */
const timeout = 500;

/**
 * Counts generations in the database, for all servers that share it. While the database is opening or unreachable, this
 * server counts on its own, so that no request waits.
 *
 * @param opened the database, once it is open
 */
export function sharedRateStore(opened: Promise<Database>, log: Log): FastifyRateLimitStoreCtor {
  let db: Database | undefined;
  opened.then(
    (open) => (db = open),
    () => undefined,
  );
  const localCounts = new Map<string, Counted>();

  /** Increments the local count. */
  function countLocally(whom: string, window: number): Counted {
    const now = Date.now();
    for (const [key, { endsAt }] of localCounts)
      if (endsAt.getTime() <= now) localCounts.delete(key);
    const { used = 0, endsAt = new Date(now + window) } = localCounts.get(whom) ?? {};
    const counted = { used: used + 1, pending: 0, endsAt };
    localCounts.set(whom, counted);
    return counted;
  }

  async function count(whom: string, window: number): Promise<Counted> {
    if (db === undefined) return countLocally(whom, window);
    const counts = [{ subject: 'generations of', whom, window }];
    // Add what was counted locally in the meantime.
    const used = 1 + (localCounts.get(whom)?.used ?? 0);
    localCounts.delete(whom);
    try {
      const [counted] = await withinTime(
        addToCounts(db, counts, { used }, new Date()),
        timeout,
        'The database takes too long',
      );
      return counted ?? countLocally(whom, window);
    } catch (error) {
      log.warn({ err: error }, 'A generation is counted by this server alone');
      return countLocally(whom, window);
    }
  }

  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow = 60 * 60 * 1000,
    ): void {
      void count(key, timeWindow).then(({ used, endsAt }) => {
        callback(null, { current: used, ttl: Math.max(endsAt.getTime() - Date.now(), 0) });
      });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
