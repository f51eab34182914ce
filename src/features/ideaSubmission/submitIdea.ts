import type { AppThunk } from '../../store/storeTypes';
import { generateDocument } from './generateDocument';
import { findIdeaProblem, type IdeaProblem } from './ideaLimits';
import { ideaRefused } from './ideaSubmissionEvents';

/**
 * Submits the typed idea: starts a generation, or reports what is wrong with the idea and sends nothing.
 *
 * @returns what is wrong with the idea, or `null` where the generation has started
 */
export const submitIdea = (): AppThunk<IdeaProblem | null> => (dispatch, getState) => {
  const problem = findIdeaProblem(getState().ideaSubmission.idea);
  if (problem === null) void dispatch(generateDocument());
  else dispatch(ideaRefused(problem));
  return problem;
};
