import type { Action } from '@reduxjs/toolkit';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { generateDocument } from '../generateDocument';
import { documentOpened } from './workbenchEvents';

/** The result page opened a document, a draft was written, or another tab stored one. */
export type OpeningAction =
  | ReturnType<typeof documentOpened>
  | ReturnType<typeof generateDocument.fulfilled>
  | ReturnType<typeof storedStateChangedElsewhere>;

/** Matches the actions that bring a document to the workbench. */
export const opening = {
  match: (action: Action): action is OpeningAction =>
    documentOpened.match(action) ||
    generateDocument.fulfilled.match(action) ||
    (storedStateChangedElsewhere.match(action) && action.payload.submission !== null),
};

/** Whether the document was just drafted in this tab. */
export const isNewDraft = (action: OpeningAction): boolean =>
  generateDocument.fulfilled.match(action);

/** The document that the action brings, with what is known of its making. */
export function openedDocument(action: OpeningAction) {
  if (documentOpened.match(action)) return action.payload;
  return generateDocument.fulfilled.match(action)
    ? { submission: action.payload, ...action.meta.written }
    : { submission: action.payload.submission, model: null, seconds: null };
}
