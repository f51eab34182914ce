import { sessionRejected } from '../../events/sessionEvents';
import type { StartAppListening } from '../../store/storeTypes';

/** Rejections this close together show one toast; in milliseconds. */
const oneRefusal = 3000;

/** Starts the listener of the session; that of the account pages starts with them. */
export function startAuthListeners(startListening: StartAppListening): void {
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
