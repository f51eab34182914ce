import { addToCounts } from '../database/counters';
import type { Database } from '../database/schema';
import { rateLimitError } from './rateLimitError';

const window = 60 * 60 * 1000;
const perAddress = 60;

/**
 * Counts a sign-up, before the expensive password hash: 60 an hour per IP address.
 *
 * @param address the client's IP address
 * @throws RequestError 429
 */
export async function countSignUp(db: Database, address: string, clock: () => Date): Promise<void> {
  const now = clock();
  const counts = [{ subject: 'sign-ups from', whom: address, window }];
  const [from] = await addToCounts(db, counts, { used: 1 }, now);
  if (from === undefined) throw new Error('A count is missing');
  if (from.used > perAddress) throw rateLimitError('sign-ups', from.endsAt, now);
}
