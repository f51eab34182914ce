import type { InStatus } from '../../../machine/bindMachine';
import type { DocumentVersion, RevisableSubmission } from './documentVersion';
import {
  arrivedVersion,
  isDrafted,
  openedVersion,
  opensNewDraft,
  type ArrivalAction,
  type OpeningAction,
} from './openingAction';
import {
  findVersion,
  isSameVersion,
  noDocuments,
  noInstructions,
  versionOnScreen,
  type Work,
  type WorkbenchState,
} from './workbenchState';

/**
 * Whether that document is on screen, one of the versions in memory or the draft that waits to be read. Storage events
 * of other tabs, such as a sign-in, contain the saved document again: that must not take an earlier version off the
 * screen.
 */
export function isInMemory(state: WorkbenchState, submission: RevisableSubmission): boolean {
  const shown = versionOnScreen(state)?.submission;
  const isOnScreen =
    shown?.idea === submission.idea &&
    shown.documentType === submission.documentType &&
    shown.response === submission.response;
  const { unread } = state;
  const isUnread = unread !== null && isSameVersion(unread.submission, submission);
  return isOnScreen || isUnread || findVersion(state, submission) !== -1;
}

/** Appends a version to its document, and shows it. */
export function appendVersion(state: WorkbenchState, version: DocumentVersion): void {
  const { documentType } = version.submission;
  const versions = [...state.documents[documentType].versions, version];
  state.documents[documentType] = { versions, shown: versions.length - 1 };
  state.documentType = documentType;
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
  if (opensNewDraft(action)) {
    state.instructions = { ...noInstructions };
    state.answers = {};
  }
  if (version === null) return;
  state.model = version.model;
  appendVersion(state, version);
}

/** Whether a version in memory is of that idea. Answers and instructions are added to the end of an idea. */
function hasIdea({ documents }: WorkbenchState, { idea }: RevisableSubmission): boolean {
  return Object.values(documents)
    .flatMap(({ versions }) => versions)
    .some(({ submission: known }) => known.idea.startsWith(idea) || idea.startsWith(known.idea));
}

/**
 * Adds the document to the versions. While another is read, one that this tab drafted waits, and so does one of another
 * idea, but not in place of the former, which no other tab has.
 */
export function addArrival(state: WorkbenchState, action: ArrivalAction): void {
  const version = arrivedVersion(action);
  if (version === null) return;
  const isDraft = isDrafted(action);
  if (versionOnScreen(state) !== undefined && (isDraft || !hasIdea(state, version.submission))) {
    if (isDraft || state.unread?.origin !== 'draft') state.unread = version;
    return;
  }
  state.model = version.model ?? state.model;
  appendVersion(state, version);
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
