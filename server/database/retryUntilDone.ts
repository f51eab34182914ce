import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../Log';

/** How long to wait before the next try, in milliseconds. */
const pause = 2000;

/**
 * Tries something until it succeeds, and logs each failure.
 *
 * @param sentence for the log
 * @param signal ends the tries
 * @throws once `signal` has aborted: what the running try rejects with, or an AbortError during the pause
 */
export async function retryUntilDone<T>(
  attempt: () => Promise<T>,
  { log, sentence, signal }: { log: Log; sentence: string; signal: AbortSignal },
): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw error;
      log.error({ err: error }, sentence);
      await sleep(pause, undefined, { signal });
    }
  }
}
