import { describeWait } from '../describeWait';
import { RequestError } from '../RequestError';

/**
 * The 429 error for a client that exceeds a limit.
 *
 * @param what the things limited, such as `failed sign-ins`
 * @param endsAt end of the time window
 */
export function rateLimitError(what: string, endsAt: Date, now: Date): RequestError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return new RequestError(
    429,
    'too_many_attempts',
    `Too many ${what}. Try again in ${describeWait(seconds)}.`,
    { retryAfter: seconds },
  );
}
