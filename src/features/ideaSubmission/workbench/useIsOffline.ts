import { offlineDrafterModel } from '../../../../contract/responsesApi';
import { useAppSelector } from '../../../store/hooks';
import { isDraftedOffline } from './offlineDraft';
import { selectLastModel, selectVersionOnScreen } from './workbenchSlice';

/** Whether the last answer came from the offline drafter; after a reload, whether the document says so. */
export function useIsOffline(): boolean {
  return useAppSelector((state) => {
    const model = selectLastModel(state);
    if (model !== null) return model === offlineDrafterModel;
    const version = selectVersionOnScreen(state);
    return version !== undefined && isDraftedOffline(version.submission.response);
  });
}
