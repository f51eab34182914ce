import type { ApiFailure } from '../../api/apiFailure';

/** The most characters of a service's message that fit a toast. */
const maximumLength = 200;

/**
 * The service's message about a failure, truncated to 200 characters.
 *
 * @returns `null` if there is no message
 */
export function serverMessage(failure: ApiFailure): string | null {
  if (failure.kind === 'unanswered' || failure.message === null) return null;
  const characters = Array.from(failure.message);
  return characters.length <= maximumLength
    ? failure.message
    : `${characters.slice(0, maximumLength - 1).join('')}…`;
}
