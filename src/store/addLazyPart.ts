import { storePartAdded } from '../events/storePartAdded';
import type { AppThunk } from './appThunk';
import type { LazyStorePart } from './services';

/** Adds a lazy part to the store and sees to it that its state is there; adding it again does nothing. */
export const addLazyPart =
  (part: LazyStorePart): AppThunk =>
  (dispatch, getState, { addStorePart }) => {
    addStorePart(part);
    // After a jump in time the state can be gone again.
    if (!(part.reducerPath in getState())) dispatch(storePartAdded(part.reducerPath));
  };
