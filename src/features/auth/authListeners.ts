import { sessionRejected } from '../../events/sessionEvents';
import type { StartAppListening } from '../../store/storeTypes';

/** Rejections within this interval, in milliseconds, show one toast. */
const toastInterval = 3000;

/** Starts the listener of the session; those of the account pages start with them. */
export function startAuthListeners(startListening: StartAppListening): void {
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
