import { sliceInjected } from '../events/sliceInjected';
import type { AnyLazySlice, AppThunk } from './storeTypes';

/** Adds a lazy slice to the store and initialises its state. Repeated calls have no effect. */
export const injectSlice =
  (slice: AnyLazySlice): AppThunk =>
  (dispatch, getState, { addSlice }) => {
    addSlice(slice);
    // Time travel can return to a state without the slice.
    if (!(slice.reducerPath in getState())) dispatch(sliceInjected(slice.reducerPath));
  };
