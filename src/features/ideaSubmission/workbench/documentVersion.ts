import { documentTypes, type DocumentType } from '../../../../contract/documentType';
import type { IdeaSubmission } from '../../../../contract/storedValues';

/** A submission of a type that can be revised; stored documents may be of an unknown type. */
export type RevisableSubmission = IdeaSubmission & { documentType: DocumentType };

/** Whether the submission's type is one of the document types. */
export function isRevisable(submission: IdeaSubmission): submission is RevisableSubmission {
  return documentTypes.some((type) => type === submission.documentType);
}

/** The origin of a version. */
type VersionOrigin = 'draft' | 'refine' | 'section' | 'answers' | 'sister' | 'edit' | 'elsewhere';

/** One version of a document, kept in memory. */
export interface DocumentVersion {
  /** What is stored until a further version is made. */
  submission: RevisableSubmission;
  origin: VersionOrigin;
  /** Of a restored version, the index of the one it is a copy of. */
  restoredFrom?: number;
  /** The model that wrote it; `null` for a document from storage, whose model is unknown. */
  model: string | null;
  /** The time the model took, in seconds; `null` if unknown. */
  seconds: number | null;
}

/** A document's versions, oldest first, and the index of the one shown. */
export interface DocumentHistory {
  versions: DocumentVersion[];
  shown: number;
}
