import { offlineDrafterModel } from '../../../../contract/responsesApi';
import { useAppSelector } from '../../../store/hooks';
import { isDraftedOffline } from './offlineDraft';
import { selectDocuments, selectLastModel } from './workbenchSlice';

/** Whether the last answer came from the offline drafter; after a reload, whether a version says so. */
export function useIsOffline(): boolean {
  return useAppSelector((state) => {
    const model = selectLastModel(state);
    if (model !== null) return model === offlineDrafterModel;
    // An edit may remove the line from which this is read.
    return Object.values(selectDocuments(state)).some(({ versions }) =>
      versions.some(({ submission }) => isDraftedOffline(submission.response)),
    );
  });
}
