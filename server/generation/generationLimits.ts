import { createSlots } from '../createSlots';
import { describeWait } from '../describeWait';
import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import type { Log } from '../Log';
import { RequestError } from '../RequestError';
import { createSharedCount, type CountValue } from './sharedCount';

const hour = 60 * 60 * 1000;

/** Maximum number of concurrent answers per network. */
const atOnce = 3;

/** When a client may try again while its answers are being written, in seconds. */
const atOnceRetryAfter = 5;

export interface GenerationLimitsOptions {
  /** The database with the counts of all servers, once it is open. */
  opened: Promise<Database>;
  counters: Counters;
  log: Log;
  /** Per network. */
  perHour: number;
  /** For all networks together; `undefined` sets no limit. */
  perDay: number | undefined;
}

/** The limits of the gateway (docs/behaviour.md#limits). */
export interface GenerationLimits {
  /**
   * Takes one of the network's three slots.
   *
   * @returns a function that gives it back
   * @throws RequestError 429 if all are taken
   */
  acquireSlot: (network: string) => () => void;
  /**
   * Counts a generation.
   *
   * @throws RequestError 429 if it exceeds the limit per hour or per day
   */
  count: (network: string) => Promise<void>;
}

/** Creates the limits; each server has its own slots, while all servers of a database share the counts. */
export function createGenerationLimits({
  opened,
  counters,
  log,
  perHour,
  perDay,
}: GenerationLimitsOptions): GenerationLimits {
  const countOf = (subject: string, window: number) =>
    createSharedCount({ opened, counters, log, subject, window });
  const hourly = countOf('generations of', hour);
  const daily = countOf('generations of all', 24 * hour);

  return {
    acquireSlot: createSlots(atOnce, tooManyAtOnce),
    count: async (network) => {
      const ofNetwork = await hourly(network);
      if (ofNetwork.used > perHour) {
        throw limitExceeded(
          'rate_limit_exceeded',
          `This address has used its ${perHour} generations for this hour.`,
          ofNetwork,
        );
      }
      if (perDay === undefined) return;
      // Count it last: otherwise, one network could use up the daily limit with rejected calls.
      const ofAll = await daily('everyone');
      if (ofAll.used > perDay) {
        throw limitExceeded(
          'daily_limit_exceeded',
          'This server has used all its generations for today.',
          ofAll,
        );
      }
    },
  };
}

function limitExceeded(code: string, sentence: string, { endsAt }: CountValue): RequestError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
  return new RequestError(429, code, `${sentence} Try again in ${describeWait(seconds)}.`, {
    retryAfter: seconds,
  });
}

const tooManyAtOnce = () =>
  new RequestError(
    429,
    'too_many_at_once',
    `This address is already receiving ${atOnce} documents. Try again when one of them is complete.`,
    { retryAfter: atOnceRetryAfter },
  );
