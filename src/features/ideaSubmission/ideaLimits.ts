import { generationBodyLimit, generationModel } from '../../../contract/responsesApi';
import { promptFor } from '../../../contract/prompt';

/** Shortest idea, in characters after trimming (section 9). */
const minimumIdeaLength = 10;

export type IdeaProblem = 'tooShort' | 'tooLong';

/**
 * What keeps an idea from being submitted (section 5), or, as the largest that the generation call can carry, its size.
 *
 * @param idea the text as typed
 * @returns the problem, or `null` where there is none
 */
export function findIdeaProblem(idea: string): IdeaProblem | null {
  if (idea.trim().length < minimumIdeaLength) return 'tooShort';
  const body = JSON.stringify({
    model: generationModel,
    input: promptFor('prd', idea),
    stream: true,
  });
  // A prompt for another type is a few bytes longer.
  const allowance = 1024;
  return new TextEncoder().encode(body).length > generationBodyLimit - allowance ? 'tooLong' : null;
}
