import { findSection } from '../../../../contract/documentSections';
import type { DocumentType } from '../../../../contract/documentType';
import { promptFor } from '../../../../contract/prompt';
import {
  generationBodyLimit,
  generationModel,
  offlineDrafterModel,
} from '../../../../contract/responsesApi';
import { ideaWithInstruction } from '../../../../contract/ideaWithInstruction';
import { defaultInstruction, revisionPromptFor } from '../../../../contract/revisionPrompt';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { replaceSection } from './replaceSection';
import type { RevisionProblem, RevisionRequest } from './revisionOrder';

/** The longest document that is sent as part of a prompt, in bytes (docs/behaviour.md#limits). */
const maximumDocumentBytes = 200_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The type of the document that an order produces. */
export function orderedType({ order, submission }: RevisionRequest): DocumentType {
  return order.kind === 'sister' ? order.target : submission.documentType;
}

/** The `input` of the generation call for an order. */
export function revisionInput({ order, submission }: RevisionRequest): string {
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
 * @param isOffline whether it goes to the offline drafter
 * @returns the problem, or `null` if there is none
 */
export function findRevisionProblem(
  request: RevisionRequest,
  isOffline: boolean,
): RevisionProblem | null {
  const { order, submission } = request;
  if (order.kind === 'refine' || order.kind === 'section') {
    const isEmpty = order.instruction.trim() === '';
    if (isEmpty && (isOffline || order.kind === 'refine')) return 'noInstruction';
    const idea = isOffline ? ideaWithInstruction(submission.idea, order.instruction) : null;
    if (idea === submission.idea.trim()) return 'nothingCompleted';
  }
  if (order.kind === 'answers' && order.idea === submission.idea) return 'noAnswers';
  if (order.kind === 'section' && findSection(submission.response, order.place) === undefined) {
    return 'noSection';
  }
  // A draft from answers starts from the idea alone.
  const isDraft = order.kind === 'answers';
  if (!isDraft && bytesOf(submission.response) > maximumDocumentBytes) return 'documentTooLong';
  const body = JSON.stringify({
    model: generationModel,
    input: revisionInput(request),
    stream: true,
  });
  if (bytesOf(body) <= generationBodyLimit) return null;
  return isDraft ? 'answersTooLong' : 'documentTooLong';
}

/** The whole document after the answer to an order. */
export function revisedText(request: RevisionRequest, answer: string): string {
  const { order, submission } = request;
  const text = cleanAnswer(orderedType(request), answer);
  if (order.kind !== 'section') return text;
  const section = findSection(submission.response, order.place);
  // `findRevisionProblem` refuses an order for a section that the document does not have.
  return section === undefined
    ? text
    : replaceSection(submission.response, section, order.place.occurrence, text);
}

/** The idea after an order. The offline drafter can only draft from an idea: an instruction becomes part of it. */
export function revisedIdea({ order, submission }: RevisionRequest, model: string): string {
  if (order.kind === 'answers') return order.idea;
  if (order.kind === 'sister' || model !== offlineDrafterModel) return submission.idea;
  return ideaWithInstruction(submission.idea, order.instruction);
}
