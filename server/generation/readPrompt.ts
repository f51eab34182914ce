import type { DocumentType } from '../../contract/documentType';
import { parsePrompt } from '../../contract/prompt';
import {
  maximumInstructionLength,
  parseRevisionPrompt,
  type Revision,
} from '../../contract/revisionPrompt';
import { countCodePoints } from '../../contract/countCodePoints';
import { RequestError } from '../RequestError';

/** The parsed content of a prompt of this product. */
export type Prompt = { kind: 'draft'; documentType: DocumentType; idea: string } | Revision;

/** The longest texts that a language model gets, in characters: it charges by length. */
const maximumIdeaLength = 20_000;

/** In bytes. */
const maximumDocumentSize = 200_000;

/**
 * Reads the `input` of a generation request.
 *
 * @throws RequestError 400 if it is not a prompt of this product or contains no idea
 */
export function readPrompt(input: string): Prompt {
  const draft = parsePrompt(input);
  const prompt =
    draft === undefined ? parseRevisionPrompt(input) : { ...draft, kind: 'draft' as const };
  if (prompt === undefined) {
    throw new RequestError(
      400,
      'invalid_prompt',
      'This server takes only prompts of its own pages, such as "Create a Product Requirement Document based on the following idea: …".',
    );
  }
  if (prompt.idea.trim() === '') {
    throw new RequestError(400, 'invalid_prompt', 'The prompt has no idea in it.');
  }
  return prompt;
}

/**
 * Checks the lengths of a prompt's parts before it is sent to a language model.
 *
 * @throws RequestError 413 if one is too long
 */
export function checkPromptLength(prompt: Prompt): void {
  limit('idea', countCodePoints(prompt.idea), maximumIdeaLength, 'characters');
  if (prompt.kind === 'draft') return;
  limit('document', Buffer.byteLength(prompt.document), maximumDocumentSize, 'bytes');
  if (prompt.kind === 'sister') return;
  limit('instruction', countCodePoints(prompt.instruction), maximumInstructionLength, 'characters');
  if (prompt.kind === 'section') {
    limit('heading', countCodePoints(prompt.heading), maximumInstructionLength, 'characters');
  }
}

function limit(part: string, size: number, maximum: number, unit: string): void {
  if (size <= maximum) return;
  throw new RequestError(
    413,
    'request_too_large',
    `The ${part} is too long: it may have ${maximum} ${unit}.`,
  );
}
