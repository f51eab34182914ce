import { sessionRejected, signedOut } from '../../events/sessionEvents';
import type { StartAppListening } from '../../store/storeTypes';

/** Rejections within this interval, in milliseconds, show one toast. */
const toastInterval = 3000;

function startSessionToast(startListening: StartAppListening): void {
  let shownAt = -Infinity;
  startListening({
    actionCreator: sessionRejected,
    effect: (_action, { extra }) => {
      const now = extra.clock.now().getTime();
      // Show one toast even if several calls fail at once.
      if (Math.abs(now - shownAt) < toastInterval) return;
      shownAt = now;
      extra.toasts.show({ kind: 'warning', text: 'Session expired. Please sign in again.' });
    },
  });
}

function startEndingSessions(startListening: StartAppListening): void {
  startListening({
    actionCreator: signedOut,
    effect: async (_action, { getOriginalState }) => {
      const { token } = getOriginalState().auth.session;
      // Loaded now, because no first view needs it.
      const { endSession } = await import('../../api/userApi');
      await endSession(token);
    },
  });
}

/** Starts the listeners of the session; those of the account pages start with them. */
export function startAuthListeners(startListening: StartAppListening): void {
  startSessionToast(startListening);
  startEndingSessions(startListening);
}
