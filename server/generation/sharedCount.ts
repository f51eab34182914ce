import type { Counted, Counters } from '../database/counters';
import type { Database } from '../database/schema';
import type { Log } from '../Log';
import { withinTime } from '../withinTime';

/** How long to wait for the database before counting locally, in milliseconds. */
const timeout = 500;

/** Maximum number of keys in memory; beyond it, the oldest is dropped. */
const maximumKeys = 50_000;

export interface SharedCountOptions {
  /** The database, once it is open. */
  opened: Promise<Database>;
  counters: Counters;
  log: Log;
  /** What is counted, such as `generations of`. */
  subject: string;
  /** Length of the time window, in milliseconds. */
  window: number;
}

/** A value of the count, and when its window ends. */
export type CountValue = Pick<Counted, 'used' | 'endsAt'>;

/** Adds one to the count of a key and returns the new value. Never rejects. */
export type SharedCount = (identifier: string) => Promise<CountValue>;

/** This server's view of the count of one key. */
interface LocalCount {
  /** The last value from the database. */
  known: number;
  /** Sent to the database, which has not answered yet. */
  sent: number;
  /** Counted here, to be sent with the next statement. */
  unsent: number;
  /** The statement that took longer than `timeout`. */
  isOverdue: boolean;
  endsAt: Date;
}

/**
 * Counts in the database, for all servers that share it. While the database is opening, slow or unreachable, this
 * server continues locally from the last known value, and adds its own count to the database afterwards.
 */
export function createSharedCount({
  opened,
  counters,
  log,
  subject,
  window,
}: SharedCountOptions): SharedCount {
  let db: Database | undefined;
  opened.then(
    (open) => (db = open),
    () => undefined,
  );
  const locals = new Map<string, LocalCount>();
  let isAlone = false;

  function localOf(identifier: string, now: Date): LocalCount {
    const found = locals.get(identifier);
    if (found !== undefined && found.endsAt > now) return found;
    const endsAt = new Date(now.getTime() + window);
    const fresh = { known: 0, sent: 0, unsent: 0, isOverdue: false, endsAt };
    // A map iterates in the order of insertion, and every window is equally long: the first key is the oldest.
    locals.delete(identifier);
    for (const [key, { endsAt: end }] of locals) {
      if (end > now && locals.size < maximumKeys) break;
      locals.delete(key);
    }
    locals.set(identifier, fresh);
    return fresh;
  }

  /** Sends the unsent count. The result is applied even if no caller waits for it any more. */
  async function send(open: Database, identifier: string, local: LocalCount): Promise<CountValue> {
    const used = local.unsent;
    local.unsent = 0;
    local.sent += used;
    try {
      const [counted] = await counters.add(
        open,
        [{ subject, identifier, window }],
        { used },
        new Date(),
      );
      if (counted === undefined) throw new Error('The count is missing');
      const isSameWindow = counted.endsAt.getTime() === local.endsAt.getTime();
      // Answers may arrive out of order.
      local.known = isSameWindow ? Math.max(local.known, counted.used) : counted.used;
      local.endsAt = counted.endsAt;
      return counted;
    } catch (error) {
      local.unsent += used;
      throw error;
    } finally {
      local.sent -= used;
      local.isOverdue = false;
    }
  }

  return async (identifier) => {
    const local = localOf(identifier, new Date());
    local.unsent += 1;
    // One overdue statement per key is enough.
    if (db !== undefined && !local.isOverdue) {
      const sending = send(db, identifier, local);
      try {
        const counted = await withinTime(sending, timeout, overdue);
        isAlone = false;
        return counted;
      } catch (error) {
        local.isOverdue = local.sent > 0;
        if (!isAlone) log.warn({ err: error }, 'Generations are counted by this server alone');
        isAlone = true;
      }
    }
    return { used: local.known + local.sent + local.unsent, endsAt: local.endsAt };
  };
}

const overdue = 'The database takes too long';
