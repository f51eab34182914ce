import type { IdeaSubmission } from '../../../../contract/storedValues';
import type { RootState } from '../../../store/storeTypes';
import { selectSubmission } from '../ideaSubmissionSlice';
import { isRevisable } from './documentVersion';
import { selectVersionOnScreen } from './workbenchSlice';

/**
 * The document that the result page shows: the version on screen, which may be an earlier one than the saved document;
 * the saved document itself before the workbench has opened it, or if its type has no workbench. `null` if no document
 * is saved.
 */
export function selectShownSubmission(state: RootState): IdeaSubmission | null {
  const saved = selectSubmission(state);
  if (saved === null || !isRevisable(saved)) return saved;
  return selectVersionOnScreen(state)?.submission ?? saved;
}
