import type { Action } from '@reduxjs/toolkit';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { generateDocument } from '../generateDocument';
import { isRevisable, type DocumentVersion } from './documentVersion';
import { documentOpened } from './workbenchEvents';

type Drafted = ReturnType<typeof generateDocument.fulfilled>;

/** The result page opened a document, or one was drafted in this tab while another page was open. */
export type OpeningAction = ReturnType<typeof documentOpened> | Drafted;

/** Whether the document was just drafted in this tab. */
export const isNewDraft = (action: Action): action is Drafted =>
  generateDocument.fulfilled.match(action);

/** Matches the actions that open a document on the workbench. */
export const openingAction = {
  match: (action: Action): action is OpeningAction =>
    documentOpened.match(action) || (isNewDraft(action) && !action.meta.isReading),
};

/** The first version of the action's document; `null` if its type is unknown. */
export function openedVersion(action: OpeningAction): DocumentVersion | null {
  const { submission, ...written } = isNewDraft(action)
    ? { submission: action.payload, ...action.meta.written }
    : action.payload;
  return isRevisable(submission) ? { submission, origin: 'draft', ...written } : null;
}

/** Another tab stored a document, or one was drafted in this tab while the result page shows another. */
export type ArrivalAction = ReturnType<typeof storedStateChangedElsewhere> | Drafted;

/** Matches the actions that add a document to the versions in memory. */
export const arrivalAction = {
  match: (action: Action): action is ArrivalAction =>
    (isNewDraft(action) && action.meta.isReading) ||
    (storedStateChangedElsewhere.match(action) && arrivedVersion(action) !== null),
};

/** The action's document as a version; `null` if there is none, or its type is unknown. */
export function arrivedVersion(action: ArrivalAction): DocumentVersion | null {
  if (isNewDraft(action)) return openedVersion(action);
  const { submission } = action.payload;
  return submission !== null && isRevisable(submission)
    ? { submission, origin: 'elsewhere', model: null, seconds: null }
    : null;
}
