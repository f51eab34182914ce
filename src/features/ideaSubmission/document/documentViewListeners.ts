import type { StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { documentExportFailed } from './documentViewEvents';

const toasts = [
  toastOn(documentExportFailed, {
    kind: 'error',
    text: 'The file could not be made. Check your connection, then try again.',
  }),
];

/** Starts the toasts about the views of a document. */
export function startDocumentViewListeners(startListening: StartAppListening): void {
  startListening(toastListener(toasts));
}
