import { findSection } from '../../../../contract/documentSections';
import type { DocumentType } from '../../../../contract/documentType';
import { promptFor } from '../../../../contract/prompt';
import {
  generationBodyLimit,
  generationModel,
  offlineDrafterModel,
} from '../../../../contract/responsesApi';
import { ideaWithInstruction } from '../../../../contract/ideaWithInstruction';
import {
  defaultInstruction,
  maximumInstructionLength,
  revisionPromptFor,
} from '../../../../contract/revisionPrompt';
import { countCodePoints } from '../../../../contract/countCodePoints';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { replaceSection } from './replaceSection';
import type { RevisionProblem, RevisionRequest } from './revisionTask';

/** The longest document that is sent as part of a prompt, in bytes (docs/behaviour.md#limits). */
const maximumDocumentBytes = 200_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The type of the document that a task produces. */
export function revisedType({ task, submission }: RevisionRequest): DocumentType {
  return task.kind === 'sister' ? task.target : submission.documentType;
}

/** The `input` of the generation call for a task. */
export function revisionInput({ task, submission }: RevisionRequest): string {
  const { documentType, idea, response: document } = submission;
  const revised = { documentType, idea, document };
  switch (task.kind) {
    case 'refine':
    case 'sister':
      return revisionPromptFor({ ...task, ...revised });
    case 'section': {
      const { instruction, place } = task;
      return revisionPromptFor({
        kind: 'section',
        instruction: instruction.trim() === '' ? defaultInstruction : instruction,
        ...place,
        ...revised,
      });
    }
    case 'answers':
      return promptFor(documentType, task.idea);
  }
}

/**
 * Validates a task before it is sent.
 *
 * @param isOffline whether it goes to the offline drafter
 * @returns the problem, or `null` if there is none
 */
export function findRevisionProblem(
  request: RevisionRequest,
  isOffline: boolean,
): RevisionProblem | null {
  const { task, submission } = request;
  if (task.kind === 'refine' || task.kind === 'section') {
    const isEmpty = task.instruction.trim() === '';
    if (isEmpty && (isOffline || task.kind === 'refine')) return 'noInstruction';
    const length = countCodePoints(task.instruction.trim());
    if (!isOffline && length > maximumInstructionLength) return 'instructionTooLong';
    const idea = isOffline ? ideaWithInstruction(submission.idea, task.instruction) : null;
    if (idea === submission.idea.trim()) return 'nothingCompleted';
  }
  if (task.kind === 'answers' && task.idea === submission.idea) return 'noAnswers';
  if (task.kind === 'section' && findSection(submission.response, task.place) === undefined) {
    return 'noSection';
  }
  // A draft from answers starts from the idea alone.
  const isDraft = task.kind === 'answers';
  if (!isDraft && bytesOf(submission.response) > maximumDocumentBytes) return 'documentTooLong';
  const body = JSON.stringify({
    model: generationModel,
    input: revisionInput(request),
    stream: true,
  });
  if (bytesOf(body) <= generationBodyLimit) return null;
  return isDraft ? 'answersTooLong' : 'documentTooLong';
}

/** The whole document after the answer to a task. */
export function revisedText(request: RevisionRequest, answer: string): string {
  const { task, submission } = request;
  const text = cleanAnswer(revisedType(request), answer);
  if (task.kind !== 'section') return text;
  const section = findSection(submission.response, task.place);
  // `findRevisionProblem` refuses a task for a section that the document does not have.
  return section === undefined
    ? text
    : replaceSection(submission.response, section, task.place.occurrence, text);
}

/** The idea after a task. The offline drafter can only draft from an idea: an instruction becomes part of it. */
export function revisedIdea({ task, submission }: RevisionRequest, model: string): string {
  if (task.kind === 'answers') return task.idea;
  if (task.kind === 'sister' || model !== offlineDrafterModel) return submission.idea;
  return ideaWithInstruction(submission.idea, task.instruction);
}
