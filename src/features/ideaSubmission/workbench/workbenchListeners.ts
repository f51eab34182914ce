import { routePaths } from '../../../../contract/routePaths';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { endSessionOnRejection } from '../endSessionOnRejection';
import type { StartAppListening } from '../../../store/storeTypes';
import { warnBeforeUnload } from '../../../store/warnBeforeUnload';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { generateDocument } from '../generateDocument';
import { isOnPage } from '../isOnPage';
import { readyToast } from '../readyToast';
import {
  agentPromptCopied,
  agentPromptCopyFailed,
  noRequirementsFound,
  requirementsDownloaded,
  requirementsDownloadFailed,
} from '../review/handOff';
import { reviseDocument } from './reviseDocument';
import { revisionMessage } from './revisionMessage';
import { selectHasUnstoredDraft } from './selectHasUnstoredDraft';
import { offerDraft } from './workbenchActions';
import { packingFailed } from './workbenchEvents';
import {
  selectEndedRevision,
  selectHasUnsavedText,
  selectUnread,
  selectWork,
} from './workbenchSlice';

/** The toast for each event (docs/behaviour.md#workbench, docs/behaviour.md#hand-off). */
const toasts = [
  toastOn(packingFailed, {
    kind: 'error',
    text: 'The documents could not be packed. Check your connection and try again.',
  }),
  toastOn(requirementsDownloaded, ({ payload: count }) => ({
    kind: 'success',
    text: `Requirements downloaded: ${count}`,
  })),
  toastOn(noRequirementsFound, {
    kind: 'info',
    text: 'No numbered requirements found in this document.',
  }),
  toastOn(requirementsDownloadFailed, {
    kind: 'error',
    text: 'The file could not be created. Check your connection, then try again.',
  }),
  toastOn(agentPromptCopied, { kind: 'success', text: 'Agent prompt copied to clipboard' }),
  toastOn(agentPromptCopyFailed, {
    kind: 'error',
    text: 'Your browser does not allow copying here. Download the document instead.',
  }),
];

/** Starts the listeners: toasts, the warning before unsaved text is lost, and the end of a rejected session. */
export function startWorkbenchListeners(startListening: StartAppListening): void {
  startListening(toastListener(toasts));
  // Applies to every page: requests and typed text survive a navigation.
  warnBeforeUnload(
    startListening,
    (state) => selectHasUnsavedText(state) || selectHasUnstoredDraft(state),
  );
  startListening({
    actionCreator: reviseDocument.fulfilled,
    effect: ({ payload }, { extra }) => {
      // The result page shows the version itself.
      if (isOnPage(routePaths.result)) return;
      extra.toasts.show(readyToast(payload.submission.documentType));
    },
  });
  startListening({
    actionCreator: generateDocument.fulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      if (meta.isReading) dispatch(offerDraft(payload));
    },
  });
  startListening({
    actionCreator: storedStateChangedElsewhere,
    effect: (_action, listener) => {
      const unread = selectUnread(listener.getState());
      if (unread === null || unread === selectUnread(listener.getOriginalState())) return;
      // On another page, the next visit of the result page opens the document.
      if (isOnPage(routePaths.result)) listener.dispatch(offerDraft(unread.submission));
    },
  });
  startListening({
    actionCreator: reviseDocument.rejected,
    effect: ({ meta: { requestId } }, listener) => {
      // A request is aborted by Stop or by opening another document; neither needs a message.
      const before = selectWork(listener.getOriginalState());
      if (before.status !== 'revising' || before.requestId !== requestId) return;
      // On the result page the refine box shows the failure.
      const ended = selectEndedRevision(listener.getState());
      if (isOnPage(routePaths.result) || ended === null) return;
      listener.extra.toasts.show({
        kind: 'error',
        text: revisionMessage(ended),
        action: { label: 'Open', to: routePaths.result },
      });
    },
  });
  endSessionOnRejection(startListening, reviseDocument.rejected);
}
