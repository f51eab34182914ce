import { offlineDrafterModel } from '../../../../contract/responsesApi';
import type { RootState } from '../../../store/storeTypes';
import { isDraftedOffline } from './offlineDraft';
import { selectDocuments, selectLastModel } from './workbenchSlice';

/** Whether the last answer came from the offline drafter; after a reload, whether a version says so. */
export function selectIsOffline(state: RootState): boolean {
  const model = selectLastModel(state);
  if (model !== null) return model === offlineDrafterModel;
  // An edit may remove the line from which this is read.
  return Object.values(selectDocuments(state)).some(({ versions }) =>
    versions.some(({ submission }) => isDraftedOffline(submission.response)),
  );
}
