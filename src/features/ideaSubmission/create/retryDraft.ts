import type { AppThunk } from '../../../store/storeTypes';
import { selectInterruption } from './selectDraft';
import { submitIdea } from './submitIdea';

/**
 * Continues after the sheet's script did not load. Mostly the generation needs nothing: it runs on, or the sheet shows
 * its end once it has loaded. But without a connection the generation has failed as well, and nobody was told: the
 * sheet would have said so. Then one press of Try again is for both, and submits the idea again.
 */
export const retryDraft = (): AppThunk => (dispatch, getState) => {
  const interruption = selectInterruption(getState());
  // A text that arrived before the connection broke is shown first.
  if (interruption?.cause.kind === 'offline' && interruption.text === '') dispatch(submitIdea());
};
