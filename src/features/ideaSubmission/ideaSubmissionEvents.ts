import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../../contract/documentType';
import { opensDialog } from '../../events/dialogOpened';
import type { IdeaProblem } from './ideaLimits';

/** The idea's text changed; the payload is the whole text. */
export const ideaTyped = createAction<string>('ideaSubmission/ideaTyped');

/** One of the three document cards was chosen. */
export const documentTypeSelected = createAction<DocumentType>(
  'ideaSubmission/documentTypeSelected',
);

/** The submitted idea was too short or too long; nothing was sent. */
export const ideaRefused = createAction<IdeaProblem>('ideaSubmission/ideaRefused');

/** A further piece of the document arrived from request `requestId`. */
export const generationTextArrived = createAction<{ requestId: string; text: string }>(
  'ideaSubmission/generationTextArrived',
);

/** The user stopped the running generation; its request is aborted. */
export const generationStopped = createAction('ideaSubmission/generationStopped');

/** The document was saved as a file. */
export const documentDownloaded = createAction('ideaSubmission/documentDownloaded');

/** The document was copied. */
export const documentCopied = createAction('ideaSubmission/documentCopied');

/** The browser did not allow copying the document. */
export const documentCopyFailed = createAction('ideaSubmission/documentCopyFailed');

/** Helpful or Not Helpful was pressed; nothing is sent or stored. */
export const feedbackGiven = createAction('ideaSubmission/feedbackGiven');

/** Get Expert Feedback was pressed. */
export const expertFeedbackRequested = createAction(
  'ideaSubmission/expertFeedbackRequested',
  () => ({ payload: undefined, ...opensDialog('ideaSubmission') }),
);

/** The user answered "Yes, I'd like expert feedback". */
export const expertFeedbackAccepted = createAction('ideaSubmission/expertFeedbackAccepted');

/** The user answered "No, maybe later". */
export const expertFeedbackDeclined = createAction('ideaSubmission/expertFeedbackDeclined');

/** The contact form was submitted; its values are not sent or stored. */
export const contactSubmitted = createAction('ideaSubmission/contactSubmitted');

/** The community form was submitted; its values are not sent or stored. */
export const communityJoined = createAction('ideaSubmission/communityJoined');

/** A result dialog was closed without an answer. */
export const dialogDismissed = createAction('ideaSubmission/dialogDismissed');
