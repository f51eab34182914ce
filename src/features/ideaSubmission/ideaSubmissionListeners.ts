import { isAnyOf } from '@reduxjs/toolkit';
import { exampleIdeaChosen } from '../../events/exampleIdeaChosen';
import { endSessionOnRejection } from './endSessionOnRejection';
import type { RootState, StartAppListening } from '../../store/storeTypes';
import { warnBeforeUnload } from '../../store/warnBeforeUnload';
import { toastListener, toastOn } from '../../toasts/toastTable';
import { generateDocument } from './generateDocument';
import type { IdeaProblem } from './ideaLimits';
import {
  communityJoined,
  contactSubmitted,
  documentCopied,
  documentCopyFailed,
  documentDownloaded,
  documentTypeSelected,
  feedbackGiven,
  ideaRefused,
  ideaTyped,
} from './ideaSubmissionEvents';
import {
  generationBinding,
  resultDialogBinding,
  selectDocumentType,
  selectHasUnsavedWork,
  selectIdea,
} from './ideaSubmissionSlice';

const refusals: Record<IdeaProblem, string> = {
  tooShort: 'Please provide more details about your idea.',
  tooLong: 'Your idea is too long to send. Please shorten it and try again.',
};

/** The toast for each event (docs/behaviour.md#idea-form, docs/behaviour.md#result-page). */
const toasts = [
  toastOn(
    ideaRefused,
    ({ payload }) => ({ kind: 'error', text: refusals[payload] }),
    generateDocument.pending,
  ),
  toastOn(documentDownloaded, { kind: 'success', text: 'Document downloaded successfully!' }),
  toastOn(documentCopied, { kind: 'success', text: 'Document copied to clipboard' }),
  toastOn(documentCopyFailed, {
    kind: 'error',
    text: 'Your browser does not allow copying here. Select the text and copy it yourself.',
  }),
  toastOn(feedbackGiven, { kind: 'success', text: 'Thanks for your feedback!' }),
  toastOn(contactSubmitted, {
    kind: 'success',
    text: 'Thank you! Our team will contact you shortly.',
  }),
  toastOn(communityJoined, { kind: 'success', text: 'Thanks for joining our community!' }),
];

/** Starts the listeners: toasts, the warning before unsaved work is lost, and the end of a rejected session. */
export function startIdeaSubmissionListeners(startListening: StartAppListening): void {
  startListening(
    toastListener(toasts, (state: RootState) => state.ideaSubmission, [
      generationBinding,
      resultDialogBinding,
    ]),
  );
  startListening({
    actionCreator: ideaTyped,
    effect: (_action, listener) => {
      listener.unsubscribe();
      listener.extra.generation.preload();
    },
  });
  startListening({
    actionCreator: exampleIdeaChosen,
    effect: ({ payload }, { dispatch, extra, getOriginalState }) => {
      const before = getOriginalState();
      const idea = selectIdea(before);
      const documentType = selectDocumentType(before);
      if (idea.trim() === '' || idea === payload.idea) return;
      extra.toasts.show({
        kind: 'info',
        text: 'The example took the place of your idea.',
        source: exampleIdeaChosen.type,
        action: {
          label: 'Undo',
          run: () => {
            dispatch(ideaTyped(idea));
            dispatch(documentTypeSelected(documentType));
          },
        },
      });
    },
  });
  startListening({
    // From here on, Undo would discard what was made of the example.
    matcher: isAnyOf(ideaTyped, generateDocument.pending),
    effect: (_action, { extra }) => {
      extra.toasts.withdraw(exampleIdeaChosen.type);
    },
  });
  warnBeforeUnload(startListening, selectHasUnsavedWork);
  endSessionOnRejection(startListening, generateDocument.rejected);
}
