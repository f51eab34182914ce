import { sliceInjected } from '../events/sliceInjected';
import type { AnyLazySlice, AppThunk } from './storeTypes';

/** Adds a lazy slice to the store and makes sure that its state exists; doing so again has no effect. */
export const injectSlice =
  (slice: AnyLazySlice): AppThunk =>
  (dispatch, getState, { addSlice }) => {
    addSlice(slice);
    // Time travel can lead back to a state without it.
    if (!(slice.reducerPath in getState())) dispatch(sliceInjected(slice.reducerPath));
  };
