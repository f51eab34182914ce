import type { StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { documentExportFailed, moreMenuFailed } from './documentViewEvents';

const toasts = [
  toastOn(documentExportFailed, {
    kind: 'error',
    text: 'The document could not be exported. Check your connection, then try again.',
  }),
  toastOn(moreMenuFailed, {
    kind: 'error',
    text: 'The menu could not be loaded. Check your connection, then press More again.',
  }),
];

/** Starts the toasts about the views of a document. */
export function startDocumentViewListeners(startListening: StartAppListening): void {
  startListening(toastListener(toasts));
}
