import type { Action } from '@reduxjs/toolkit';
import type { IdeaSubmission } from '../../contract/storedValues';

/** An action that puts another document on screen: `meta.submission` is stored from then on. */
type SubmissionReplaced = Action & { meta: { submission: IdeaSubmission } };

/** Matches actions of any slice that put another document on screen. */
export const submissionReplaced = {
  match: (action: Action): action is SubmissionReplaced =>
    'meta' in action &&
    typeof action.meta === 'object' &&
    action.meta !== null &&
    'submission' in action.meta,
};
