import type { AppThunk } from '../../store/storeTypes';
import { generationStopped } from './ideaSubmissionEvents';

/** Stops the running generation; text that has arrived but waits for its frame is shown first, and so kept. */
export const stopGeneration =
  (): AppThunk =>
  (dispatch, _getState, { generation }) => {
    generation.flush();
    dispatch(generationStopped());
  };
