import type { IncomingHttpHeaders } from 'node:http';
import { bearerTokenOf } from '../bearerTokenOf';
import { RequestError } from '../RequestError';
import { withinTime } from '../withinTime';

/** Whether a session token is valid; may wait for the database. */
export type IsSignedIn = (token: string) => Promise<boolean>;

/** How long to wait for the database, in milliseconds. */
const timeout = 5000;

/**
 * Refuses a call without the token of a valid session as `Authorization: Bearer`. The status is never 401 or 403,
 * because the browser would end its session.
 *
 * @throws RequestError 400 without such a token, 503 if it cannot be checked now
 */
export async function checkSignIn(
  headers: IncomingHttpHeaders,
  isSignedIn: IsSignedIn,
): Promise<void> {
  const token = bearerTokenOf(headers);
  if (token === undefined) throw signInRequired();
  const signedIn = await withinTime(isSignedIn(token), timeout, overdue).catch((error: unknown) => {
    throw notReady(error);
  });
  if (!signedIn) throw signInRequired();
}

const overdue = 'The database takes too long';

const signInRequired = () =>
  new RequestError(
    400,
    'sign_in_required',
    'Only signed-in users can generate documents with this server. Sign in and try again.',
  );
const notReady = (cause: unknown) =>
  new RequestError(
    503,
    'not_ready',
    'The server cannot check who is signed in at the moment. Please try again later.',
    { cause, retryAfter: 5 },
  );
