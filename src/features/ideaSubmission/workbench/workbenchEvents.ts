import { createAction } from '@reduxjs/toolkit';
import type { DocumentType } from '../../../../contract/documentType';
import { replacesSubmission } from '../../../events/submissionReplaced';
import type { DocumentVersion, RevisableSubmission } from './documentVersion';
import type { RevisionTask, RevisionProblem } from './revisionTask';

/** Marks the action as appending a version, which is then stored. */
const withVersion = (payload: DocumentVersion) => ({
  payload,
  meta: replacesSubmission(payload.submission),
});

/** The result page shows a document that is not among the versions in memory. */
export const documentOpened = createAction<Omit<DocumentVersion, 'origin'>>(
  'workbench/documentOpened',
);

/** A draft that waited to be read was opened. It is stored again: a version made meanwhile may have replaced it. */
export const draftOpened = createAction('workbench/draftOpened', withVersion);

/** A draft that waits to be read was to be opened, while an edit is unsaved. */
export const draftHeldBack = createAction('workbench/draftHeldBack');

/**
 * A version was put on screen: another one of the same document, or another document. What is stored does not change:
 * only one version is kept, and a look at an earlier one must not cost the newest.
 */
export const versionChosen = createAction<{ documentType: DocumentType; index: number }>(
  'workbench/versionChosen',
);

/** An earlier version was restored: appended as the newest one. */
export const versionRestored = createAction('workbench/versionRestored', withVersion);

/** The text of `What should change?` was changed. */
export const instructionTyped = createAction<string>('workbench/instructionTyped');

/** A ready-made instruction, such as a quick choice, was added to what is typed in the box. */
export const instructionAdded = createAction<string>('workbench/instructionAdded');

/** The answer to an open question was changed. */
export const answerTyped = createAction<{ question: string; answer: string }>(
  'workbench/answerTyped',
);

/** A request was not sent; the payload is the task and the reason. */
export const revisionRefused = createAction<{
  asked: RevisionTask['kind'];
  problem: RevisionProblem;
}>('workbench/revisionRefused');

/** A further piece of text arrived from request `requestId`. */
export const revisionTextArrived = createAction<{ requestId: string; text: string }>(
  'workbench/revisionTextArrived',
);

/** The running request was stopped by the user. */
export const revisionStopped = createAction('workbench/revisionStopped');

/** Edit was pressed; the payload is the version to edit. */
export const editRequested = createAction<RevisableSubmission>('workbench/editRequested');

/** The text in the editor was changed. */
export const editTyped = createAction<string>('workbench/editTyped');

/** The edited text was saved as a version. */
export const editSaved = createAction('workbench/editSaved', withVersion);

/** The edited text was discarded. */
export const editDiscarded = createAction('workbench/editDiscarded');

/** Compare was switched on. */
export const comparisonOpened = createAction('workbench/comparisonOpened');

/** Compare was switched off. */
export const comparisonClosed = createAction('workbench/comparisonClosed');

/** Two versions were chosen to be compared; the payload holds their indices. */
export const pairChosen = createAction<{ before: number; after: number }>('workbench/pairChosen');

/** The documents could not be packed into one file. */
export const packingFailed = createAction('workbench/packingFailed');
