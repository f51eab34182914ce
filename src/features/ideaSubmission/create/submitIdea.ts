import type { AppThunk } from '../../../store/storeTypes';
import { generateDocument } from '../generateDocument';
import { findIdeaProblem } from '../ideaLimits';
import { ideaRefused } from '../ideaSubmissionEvents';

/** Submits the idea: starts a generation, or reports what is wrong with the idea. */
export const submitIdea = (): AppThunk => (dispatch, getState) => {
  const problem = findIdeaProblem(getState().ideaSubmission.idea);
  if (problem === null) void dispatch(generateDocument());
  else dispatch(ideaRefused(problem));
};
