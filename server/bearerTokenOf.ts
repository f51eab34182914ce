import type { IncomingHttpHeaders } from 'node:http';

/**
 * The session token of a call. Never from a cookie, which a browser would add to a call that another site makes.
 *
 * @returns `undefined` without `Authorization: Bearer {token}`
 */
export function bearerTokenOf({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}
