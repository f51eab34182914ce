import type { StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { packingFailed } from './workbenchEvents';

/** The toast for each event (docs/behaviour.md#workbench). */
const toasts = [
  toastOn(packingFailed, {
    kind: 'error',
    text: 'The documents could not be packed. Check your connection and try again.',
  }),
];

/** Starts the listener: toasts. */
export function startWorkbenchListeners(startListening: StartAppListening): void {
  startListening(toastListener(toasts));
}
