import { defaultDocumentType, type DocumentType } from '../../../../contract/documentType';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import type { GenerationFailure } from '../../../generation/generationPort';
import type { DocumentHistory, DocumentVersion, RevisableSubmission } from './documentVersion';
import type { RevisionTask, RevisionProblem } from './revisionTask';

/** A request that produced no version. */
export interface EndedRevision {
  /** The kind of the request. */
  asked: RevisionTask['kind'];
  cause: GenerationFailure | { kind: 'stopped' } | { kind: RevisionProblem };
  /** How many characters had arrived. */
  characters: number;
}

/** What the user is doing with the document on screen (docs/behaviour.md#workbench). */
export type Work =
  | { status: 'reading'; ended: EndedRevision | null }
  | { status: 'revising'; requestId: string; task: RevisionTask; text: string }
  /** `base` is the version that is edited. */
  | { status: 'editing'; base: RevisableSubmission; text: string };

/** The indices of two versions to compare. */
export interface VersionPair {
  before: number;
  after: number;
}

/** `documentType` is that of the compared document. The chosen pair counts while version `shown` is on screen. */
export type Comparison =
  | { status: 'closed' }
  | {
      status: 'open';
      documentType: DocumentType;
      pair: (VersionPair & { shown: number }) | null;
    };

export const noComparison: Comparison & { status: 'closed' } = { status: 'closed' };

export interface WorkbenchState {
  documents: Record<DocumentType, DocumentHistory>;
  /** The type of the document on screen. */
  documentType: DocumentType;
  /** The model that wrote the last answer; `null` if unknown. */
  model: string | null;
  work: Work;
  /** A draft or a document of another idea that arrived while another document was read, until it is opened. */
  unread: DocumentVersion | null;
  comparison: Comparison;
  /** The text of `What should change?` for each document. */
  instructions: Record<DocumentType, string>;
  /** The answers to open questions, by question. */
  answers: Record<string, string>;
}

const none: DocumentHistory = { versions: [], shown: 0 };

export const noDocuments: WorkbenchState['documents'] = { prd: none, frd: none, mockup: none };

export const noInstructions: WorkbenchState['instructions'] = { prd: '', frd: '', mockup: '' };

/** The state before a document is opened. */
export const emptyWorkbench: WorkbenchState = {
  documents: noDocuments,
  documentType: defaultDocumentType,
  model: null,
  work: { status: 'reading', ended: null },
  unread: null,
  comparison: noComparison,
  instructions: noInstructions,
  answers: {},
};

/** The history of the document on screen; empty before one is opened. */
export function historyOnScreen({ documents, documentType }: WorkbenchState): DocumentHistory {
  return documents[documentType];
}

/** The version on screen; `undefined` before a document is opened. */
export function versionOnScreen(state: WorkbenchState): DocumentVersion | undefined {
  const { versions, shown } = historyOnScreen(state);
  return versions[shown];
}

/** Whether two submissions are the same version of the same document; storage gives copies. */
export function isSameVersion(one: IdeaSubmission, other: IdeaSubmission): boolean {
  return (
    one.timestamp === other.timestamp &&
    one.documentType === other.documentType &&
    one.response === other.response &&
    one.idea === other.idea
  );
}

/** The submission's index among the versions of its document; -1 if it is none of them. */
export function findVersion(state: WorkbenchState, submission: RevisableSubmission): number {
  return state.documents[submission.documentType].versions.findIndex((known) =>
    isSameVersion(known.submission, submission),
  );
}

/**
 * The versions to compare: the one on screen with the one before it, unless two are chosen; `null` without Compare.
 * Before the first version there is none: -1.
 */
export function comparedPair(state: WorkbenchState): VersionPair | null {
  const { comparison } = state;
  if (comparison.status === 'closed') return null;
  const { shown } = historyOnScreen(state);
  const { pair } = comparison;
  return pair?.shown === shown ? pair : { before: shown - 1, after: shown };
}
