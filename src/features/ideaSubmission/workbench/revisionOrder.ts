import { findSection, type SectionPlace } from '../../../../contract/documentSections';
import type { DocumentType } from '../../../../contract/documentType';
import { promptFor } from '../../../../contract/prompt';
import { generationBodyLimit, generationModel } from '../../../../contract/responsesApi';
import { revisionPromptFor } from '../../../../contract/revisionPrompt';
import type { KnownSubmission } from './documentVersion';

/** What is asked of the generation service, from the document on screen. */
export type RevisionOrder =
  | { kind: 'refine'; instruction: string }
  | { kind: 'section'; place: SectionPlace; instruction: string }
  | { kind: 'sister'; target: DocumentType }
  /** `idea` is the idea with the answers to open questions; `answered` holds them as typed. */
  | { kind: 'answers'; idea: string; answered: readonly (readonly [string, string])[] };

/** Why an order is not sent. */
export type RevisionProblem = 'noInstruction' | 'noAnswers' | 'noSection' | 'tooLong';

/** The longest document that is sent as part of a prompt, in bytes (docs/behaviour.md#limits). */
const longestDocument = 200_000;

/** What `Rewrite` asks for while the box is empty; it never becomes part of the idea. */
const defaultInstruction = 'Make this section clearer and more complete.';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The type of the document that an order leads to. */
export function orderedType(order: RevisionOrder, { documentType }: KnownSubmission): DocumentType {
  return order.kind === 'sister' ? order.target : documentType;
}

/** The `input` of the generation call for an order. */
export function revisionInput(order: RevisionOrder, submission: KnownSubmission): string {
  const { documentType, idea, response: document } = submission;
  const revised = { documentType, idea, document };
  switch (order.kind) {
    case 'refine':
    case 'sister':
      return revisionPromptFor({ ...order, ...revised });
    case 'section': {
      const { instruction, place } = order;
      return revisionPromptFor({
        kind: 'section',
        instruction: instruction.trim() === '' ? defaultInstruction : instruction,
        ...place,
        ...revised,
      });
    }
    case 'answers':
      return promptFor(documentType, order.idea);
  }
}

/**
 * Validates an order before it is sent.
 *
 * @returns the problem, or `null` if there is none
 */
export function findRevisionProblem(
  order: RevisionOrder,
  submission: KnownSubmission,
): RevisionProblem | null {
  if (order.kind === 'refine' && order.instruction.trim() === '') return 'noInstruction';
  if (order.kind === 'answers' && order.idea === submission.idea) return 'noAnswers';
  if (order.kind === 'section' && findSection(submission.response, order.place) === undefined) {
    return 'noSection';
  }
  // An answer is drafted from the idea alone.
  if (order.kind !== 'answers' && bytesOf(submission.response) > longestDocument) return 'tooLong';
  const input = revisionInput(order, submission);
  const body = JSON.stringify({ model: generationModel, input, stream: true });
  return bytesOf(body) > generationBodyLimit ? 'tooLong' : null;
}
