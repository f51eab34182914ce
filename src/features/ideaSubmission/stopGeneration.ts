import type { AppThunk } from '../../store/storeTypes';
import { generationStopped } from './ideaSubmissionEvents';

/** Stops the running generation; flushes the buffered text first, so that it is kept. */
export const stopGeneration =
  (): AppThunk =>
  (dispatch, _getState, { generation }) => {
    generation.flush();
    dispatch(generationStopped());
  };
