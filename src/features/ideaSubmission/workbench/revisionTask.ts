import type { SectionPlace } from '../../../../contract/documentSections';
import type { DocumentType } from '../../../../contract/documentType';
import type { RevisableSubmission } from './documentVersion';

/** A revision that the user requests for the document on screen. */
export type RevisionTask =
  | { kind: 'refine'; instruction: string }
  | { kind: 'section'; place: SectionPlace; instruction: string }
  | { kind: 'sister'; target: DocumentType }
  /** `idea` is the idea with the answers to open questions; `answered` holds them as typed. */
  | { kind: 'answers'; idea: string; answered: readonly (readonly [string, string])[] };

/** Why a task cannot be sent. */
export type RevisionProblem =
  | 'noInstruction'
  | 'instructionTooLong'
  /** No line has text after its colon yet. */
  | 'nothingCompleted'
  | 'noAnswers'
  | 'noSection'
  | 'documentTooLong'
  | 'answersTooLong'
  /** The part of the application that sends it did not load. */
  | 'notLoaded';

/** A task, and the version on screen that it starts from. */
export interface RevisionRequest {
  task: RevisionTask;
  submission: RevisableSubmission;
}
