import type { Counters } from '../database/counters';
import type { Database } from '../database/schema';
import { rateLimitError } from './rateLimitError';

const window = 60 * 60 * 1000;

/** Calls an hour per network. */
const limits = {
  'sign-ups': 30,
  'requests for a mail': 30,
  verifications: 100,
  'password resets': 100,
  'copies of data': 30,
};

/**
 * Counts a call, before any expensive work.
 *
 * @param network the client's IP address or network
 * @throws RequestError 429
 */
export async function countRequest(
  db: Database,
  counters: Counters,
  what: keyof typeof limits,
  network: string,
  now: Date,
): Promise<void> {
  const [from] = await counters.add(
    db,
    [{ subject: `${what} from`, identifier: network, window }],
    { used: 1 },
    now,
  );
  if (from === undefined) throw new Error('A count is missing');
  if (from.used > limits[what]) throw rateLimitError(what, from.endsAt, now);
}
