import { defaultDocumentType, type DocumentType } from '../../../../contract/documentType';
import type { GenerationFailure } from '../../../generation/generationPort';
import type { DocumentHistory, DocumentVersion, KnownSubmission } from './documentVersion';
import type { RevisionOrder, RevisionProblem } from './revisionOrder';

/** A request that led to no version: why, and how many characters had arrived. */
export interface EndedRevision {
  cause: GenerationFailure | { kind: 'stopped' } | { kind: RevisionProblem };
  characters: number;
}

/** What is being done with the document on screen (docs/behaviour.md#workbench). */
export type Work =
  | { status: 'reading'; ended: EndedRevision | null }
  | { status: 'revising'; requestId: string; order: RevisionOrder; text: string }
  /** `base` is the version that is edited. */
  | { status: 'editing'; base: KnownSubmission; text: string };

/** `pair` holds the indices of the chosen versions; `null` follows the version on screen. */
export type Comparison =
  { status: 'closed' } | { status: 'open'; pair: { before: number; after: number } | null };

export interface WorkbenchState {
  documents: Record<DocumentType, DocumentHistory>;
  /** The type of the document on screen. */
  documentType: DocumentType;
  /** The model that wrote the last answer; `null` if none is known. */
  model: string | null;
  work: Work;
  comparison: Comparison;
  /** The text of `What should change?`. */
  instruction: string;
  /** The answers to open questions, by question. */
  answers: Record<string, string>;
}

const none: DocumentHistory = { versions: [], shown: 0 };

export const noDocuments: WorkbenchState['documents'] = { prd: none, frd: none, mockup: none };

/** The state before a document is opened. */
export const emptyWorkbench: WorkbenchState = {
  documents: noDocuments,
  documentType: defaultDocumentType,
  model: null,
  work: { status: 'reading', ended: null },
  comparison: { status: 'closed' },
  instruction: '',
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
