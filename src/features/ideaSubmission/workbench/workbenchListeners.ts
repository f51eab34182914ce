import { findRoutePath, routePaths } from '../../../../contract/routePaths';
import { endSessionOnRejection } from '../endSessionOnRejection';
import type { StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { fullDocumentName } from '../documentNames';
import { handOffToasts } from '../review/handOff';
import { reviseDocument } from './reviseDocument';
import { packingFailed } from './workbenchEvents';

/** The toast for each event (docs/behaviour.md#workbench). */
const toasts = [
  toastOn(packingFailed, {
    kind: 'error',
    text: 'The documents could not be packed. Check your connection and try again.',
  }),
  ...handOffToasts,
];

/** Starts the listeners: toasts, and the end of a session that the service rejected. */
export function startWorkbenchListeners(startListening: StartAppListening): void {
  startListening(toastListener(toasts));
  startListening({
    actionCreator: reviseDocument.fulfilled,
    effect: ({ payload }, { extra }) => {
      // On the result page the version itself is shown.
      if (findRoutePath(window.location.pathname) === routePaths.result) return;
      const name = fullDocumentName(payload.submission.documentType);
      extra.toasts.show({ kind: 'success', text: `Your ${name} is ready.` });
    },
  });
  endSessionOnRejection(startListening, reviseDocument.rejected);
}
