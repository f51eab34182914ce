import type { Action } from '@reduxjs/toolkit';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { generateDocument } from '../generateDocument';
import { isRevisable, type DocumentVersion } from './documentVersion';
import { documentOpened, draftOpened } from './workbenchEvents';

type Drafted = ReturnType<typeof generateDocument.fulfilled>;

/**
 * The result page opened a document or a draft that waited to be read, or a document was drafted in this tab while another
 * page was open.
 */
export type OpeningAction =
  | ReturnType<typeof documentOpened>
  | ReturnType<typeof draftOpened>
  | Drafted;

/** Whether the document was just drafted in this tab. */
export const isDrafted = (action: Action): action is Drafted =>
  generateDocument.fulfilled.match(action);

/** Whether the action opens a draft, or a document of another idea, that was not on screen before. */
export const opensNewDraft = (action: OpeningAction): boolean =>
  draftOpened.match(action) || isDrafted(action);

/** Matches the actions that open a document on the workbench. */
export const openingAction = {
  match: (action: Action): action is OpeningAction =>
    documentOpened.match(action) ||
    draftOpened.match(action) ||
    (isDrafted(action) && !action.meta.isReading),
};

/** The first version of the action's document; `null` if its type is unknown. */
export function openedVersion(action: OpeningAction): DocumentVersion | null {
  const { submission, ...written } = isDrafted(action)
    ? { submission: action.payload, ...action.meta.written }
    : action.payload;
  return isRevisable(submission) ? { origin: 'draft', ...written, submission } : null;
}

/** Another tab stored a document, or one was drafted in this tab while the result page shows another. */
export type ArrivalAction = ReturnType<typeof storedStateChangedElsewhere> | Drafted;

/** Matches the actions that bring a document while the workbench shows another. */
export const arrivalAction = {
  match: (action: Action): action is ArrivalAction =>
    (isDrafted(action) && action.meta.isReading) ||
    (storedStateChangedElsewhere.match(action) && arrivedVersion(action) !== null),
};

/** The action's document as a version; `null` if there is none, or its type is unknown. */
export function arrivedVersion(action: ArrivalAction): DocumentVersion | null {
  if (isDrafted(action)) return openedVersion(action);
  const { submission } = action.payload;
  return submission !== null && isRevisable(submission)
    ? { submission, origin: 'elsewhere', model: null, seconds: null }
    : null;
}
