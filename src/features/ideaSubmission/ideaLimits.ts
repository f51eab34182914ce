import { isBlank } from '../../../contract/isBlank';
import { generationBodyLimit, generationModel } from '../../../contract/responsesApi';
import { promptFor } from '../../../contract/prompt';

/** The minimum length of an idea, in characters after trimming (docs/behaviour.md#limits). */
const minimumIdeaLength = 10;

export type IdeaProblem = 'tooShort' | 'tooLong';

/**
 * Validates an idea before it is submitted: it must be long enough, not be blank, and fit into one generation request.
 *
 * @param idea the text as typed
 * @returns the problem, or `null` if there is none
 */
export function findIdeaProblem(idea: string): IdeaProblem | null {
  if (isBlank(idea) || idea.trim().length < minimumIdeaLength) return 'tooShort';
  const body = JSON.stringify({
    model: generationModel,
    input: promptFor('prd', idea),
    stream: true,
  });
  // Allows for the prompts of the other types, which are a few bytes longer.
  const allowance = 1024;
  return new TextEncoder().encode(body).length > generationBodyLimit - allowance ? 'tooLong' : null;
}
