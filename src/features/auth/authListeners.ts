import { sessionRejected } from '../../events/sessionEvents';
import type { StartAppListening } from '../../store/startAppListening';
import { startToastListeners, toastOn } from '../../store/toastListeners';

/** Section 8: each event and what the user reads then. */
const toasts = [
  toastOn(sessionRejected, {
    kind: 'warning',
    text: 'Session expired. Please sign in again.',
  }),
];

/** Starts what happens outside the store when the session changes. */
export function startAuthListeners(startListening: StartAppListening): void {
  startToastListeners(startListening, toasts);
}
