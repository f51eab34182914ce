import { env } from '../lib/env';

/**
 * Tells the service that the user signed out; never rejects, because signing out works offline, too. A plain `fetch`: a
 * rejection by the service must not end the next session.
 *
 * @param token the session's token; `null` if only a cookie keeps it
 */
export async function endSession(token: string | null): Promise<void> {
  await fetch(new URL(`${env.userApiUrl}/logout`, window.location.origin), {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
