import { isAnyOf } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { generateDocument } from '../generateDocument';
import { isRevisable, type DocumentVersion, type RevisableSubmission } from './documentVersion';
import { documentOpened } from './workbenchEvents';

/** The result page opened a document, or one was drafted in this tab. */
export type OpeningAction =
  | ReturnType<typeof documentOpened>
  | ReturnType<typeof generateDocument.fulfilled>;

/** Matches the actions that open a document on the workbench. */
export const openingAction = { match: isAnyOf(documentOpened, generateDocument.fulfilled) };

/** Whether the document was just drafted in this tab. */
export const isNewDraft = (action: OpeningAction): boolean =>
  generateDocument.fulfilled.match(action);

/** The first version of the action's document; `null` if its type is unknown. */
export function openedVersion(action: OpeningAction): DocumentVersion | null {
  const { submission, ...written } = documentOpened.match(action)
    ? action.payload
    : { submission: action.payload, ...action.meta.written };
  return isRevisable(submission) ? { submission, origin: 'draft', ...written } : null;
}

type OtherTabAction = Action & { payload: { submission: RevisableSubmission } };

/** Matches the actions that contain a document stored by another tab. */
export const documentFromOtherTab = {
  match: (action: Action): action is OtherTabAction =>
    storedStateChangedElsewhere.match(action) &&
    action.payload.submission !== null &&
    isRevisable(action.payload.submission),
};
