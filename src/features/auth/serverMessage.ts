import type { ApiFailure } from '../../api/apiFailure';

/** As much of a service's message as a toast can show, in characters. */
const longest = 200;

/**
 * The service's own message about a failure, for the user, cut at 200 characters.
 *
 * @returns `null` where it said nothing
 */
export function serverMessage(failure: ApiFailure): string | null {
  if (failure.kind === 'unanswered' || failure.message === null) return null;
  const characters = Array.from(failure.message);
  return characters.length <= longest
    ? failure.message
    : `${characters.slice(0, longest - 1).join('')}…`;
}
