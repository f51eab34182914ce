import { RequestError } from '../RequestError';

/**
 * The refusal of a call that came too often.
 *
 * @param what there were too many of, as in `failed sign-ins`
 * @param endsAt when the window of time ends
 */
export function tooMany(what: string, endsAt: Date, now: Date): RequestError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new RequestError(
    429,
    'too_many_attempts',
    `Too many ${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfter: seconds },
  );
}
