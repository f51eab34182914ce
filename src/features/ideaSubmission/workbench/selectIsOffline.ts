import { offlineDrafterModel } from '../../../../contract/responsesApi';
import type { RootState } from '../../../store/storeTypes';
import { isDraftedOffline } from './offlineDraft';
import { selectDocuments, selectLastModel } from './workbenchSlice';

/** Whether the last response came from the offline drafter; after a reload, read from the versions' text. */
export function selectIsOffline(state: RootState): boolean {
  const model = selectLastModel(state);
  if (model !== null) return model === offlineDrafterModel;
  // An edit may remove the line from which this is read.
  return Object.values(selectDocuments(state)).some(({ versions }) =>
    versions.some(({ submission }) => isDraftedOffline(submission.response)),
  );
}
