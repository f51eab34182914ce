import type { InStatus } from '../../../machine/bindMachine';
import type { DocumentVersion, RevisableSubmission } from './documentVersion';
import {
  arrivedVersion,
  isNewDraft,
  openedVersion,
  type ArrivalAction,
  type OpeningAction,
} from './openingAction';
import {
  findVersion,
  noDocuments,
  noInstructions,
  versionOnScreen,
  type Work,
  type WorkbenchState,
} from './workbenchState';

/**
 * Whether that document is on screen or one of the versions in memory. Storage events of other tabs, such as a
 * sign-in, contain the saved document again: that must not take an earlier version off the screen.
 */
export function isInMemory(state: WorkbenchState, submission: RevisableSubmission): boolean {
  const shown = versionOnScreen(state)?.submission;
  const isOnScreen =
    shown?.idea === submission.idea &&
    shown.documentType === submission.documentType &&
    shown.response === submission.response;
  return isOnScreen || findVersion(state, submission) !== -1;
}

/** Appends a version to its document, and shows it, unless it is to be read later. */
export function appendVersion(
  state: WorkbenchState,
  version: DocumentVersion,
  isShown = true,
): void {
  const { documentType } = version.submission;
  const { versions, shown } = state.documents[documentType];
  state.documents[documentType] = {
    versions: [...versions, version],
    shown: isShown ? versions.length : shown,
  };
  if (isShown) state.documentType = documentType;
  else state.unread = version.submission;
}

/** Puts a document before all versions of its type. */
export function prependDraft(state: WorkbenchState, submission: RevisableSubmission): void {
  const { versions, shown } = state.documents[submission.documentType];
  const draft: DocumentVersion = { submission, origin: 'draft', model: null, seconds: null };
  state.documents[submission.documentType] = { versions: [draft, ...versions], shown: shown + 1 };
}

/** Starts a new list of versions with the document. */
export function openDocument(state: WorkbenchState, action: OpeningAction): void {
  const version = openedVersion(action);
  state.documents = { ...noDocuments };
  state.unread = null;
  if (isNewDraft(action)) {
    state.instructions = { ...noInstructions };
    state.answers = {};
  }
  if (version === null) return;
  state.model = version.model;
  appendVersion(state, version);
}

/** Adds the document to the versions. One that this tab drafted doesn't take the place of the one that is read. */
export function addArrival(state: WorkbenchState, action: ArrivalAction): void {
  const version = arrivedVersion(action);
  if (version === null) return;
  state.model = version.model ?? state.model;
  appendVersion(state, version, !isNewDraft(action) || versionOnScreen(state) === undefined);
}

/**
 * The state of the editor after another version is shown: an unchanged text is replaced with the text of that version.
 */
export function editorWorkAfter(
  state: WorkbenchState,
  work: InStatus<Work, 'editing'>,
): InStatus<Work, 'editing'> {
  const version = versionOnScreen(state);
  if (version === undefined || work.text !== work.base.response) return work;
  const { submission } = version;
  return { status: 'editing', base: submission, text: submission.response };
}
