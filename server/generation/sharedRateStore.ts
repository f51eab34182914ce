import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { addToCounts, type Counted } from '../database/counters';
import type { Database } from '../database/schema';
import type { Log } from '../Log';
import { withinTime } from '../withinTime';

/** How long the database may take before a generation is counted here, in milliseconds. */
const patience = 500;

/**
 * Where the limit of generations is counted: in the database, for all servers of it together. While that is
 * opening or cannot be reached this server counts alone: nobody waits for it.
 *
 * @param opened the database, once it is open
 */
export function sharedRateStore(opened: Promise<Database>, log: Log): FastifyRateLimitStoreCtor {
  let db: Database | undefined;
  opened.then(
    (open) => (db = open),
    () => undefined,
  );
  const own = new Map<string, Counted>();

  /** Adds to what this server counts alone. */
  function countAlone(whom: string, window: number): Counted {
    const now = Date.now();
    for (const [key, { endsAt }] of own) if (endsAt.getTime() <= now) own.delete(key);
    const { used = 0, endsAt = new Date(now + window) } = own.get(whom) ?? {};
    const counted = { used: used + 1, pending: 0, endsAt };
    own.set(whom, counted);
    return counted;
  }

  async function count(whom: string, window: number): Promise<Counted> {
    if (db === undefined) return countAlone(whom, window);
    const counts = [{ subject: 'generations of', whom, window }];
    // What was counted alone meanwhile is brought in.
    const used = 1 + (own.get(whom)?.used ?? 0);
    own.delete(whom);
    try {
      const [counted] = await withinTime(
        addToCounts(db, counts, { used }, new Date()),
        patience,
        'The database takes too long',
      );
      return counted ?? countAlone(whom, window);
    } catch (error) {
      log.warn({ err: error }, 'A generation is counted by this server alone');
      return countAlone(whom, window);
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
