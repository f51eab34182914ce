import { sessionRejected, signedOut } from '../../events/sessionEvents';
import { env } from '../../lib/env';
import type { StartAppListening } from '../../store/storeTypes';

/** Rejections this close together show one toast; in milliseconds. */
const oneRefusal = 3000;

function startSessionToast(startListening: StartAppListening): void {
  let shownAt = Number.NEGATIVE_INFINITY;
  startListening({
    actionCreator: sessionRejected,
    effect: (_action, { extra }) => {
      const now = extra.clock.now().getTime();
      // Show one toast even if several calls fail at once.
      if (Math.abs(now - shownAt) < oneRefusal) return;
      shownAt = now;
      extra.toasts.show({ kind: 'warning', text: 'Session expired. Please sign in again.' });
    },
  });
}

/**
 * Tells the service that the user signed out, and does not wait for its answer: signing out works offline, too. A plain
 * `fetch`, because RTK Query loads later and a rejection must not end the next session.
 */
function startLogout(startListening: StartAppListening): void {
  startListening({
    actionCreator: signedOut,
    effect: (_action, { getOriginalState }) => {
      const { token } = getOriginalState().auth.session;
      fetch(new URL(`${env.userApiUrl}/logout`, location.origin), {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      }).catch(() => undefined);
    },
  });
}

/** Starts the listeners of the session; those of the account pages start with them. */
export function startAuthListeners(startListening: StartAppListening): void {
  startSessionToast(startListening);
  startLogout(startListening);
}
