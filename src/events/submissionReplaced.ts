import type { Action } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ideaSubmissionSchema, type IdeaSubmission } from '../../contract/storedValues';

/** An action that makes another document the saved one, which is stored from then on. */
export type SubmissionReplaced = Action & { meta: { replacesSubmission: IdeaSubmission } };

/** The `meta` of an action that makes another document the saved one. */
export function replacesSubmission(submission: IdeaSubmission): SubmissionReplaced['meta'] {
  return { replacesSubmission: submission };
}

const meta = v.object({ replacesSubmission: ideaSubmissionSchema });

/** Matches actions of any slice with the `meta` of {@link replacesSubmission}. */
export const submissionReplaced = {
  match: (action: Action): action is SubmissionReplaced =>
    'meta' in action && v.is(meta, action.meta),
};
