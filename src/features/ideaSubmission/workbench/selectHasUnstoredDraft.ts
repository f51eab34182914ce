import type { RootState } from '../../../store/storeTypes';
import { selectSubmission } from '../ideaSubmissionSlice';
import { selectUnread } from './workbenchSlice';
import { isSameVersion } from './workbenchState';

/** Whether a draft waits to be read that is no longer stored, because a version was made meanwhile. */
export function selectHasUnstoredDraft(state: RootState): boolean {
  const unread = selectUnread(state);
  const saved = selectSubmission(state);
  return unread !== null && (saved === null || !isSameVersion(saved, unread.submission));
}
