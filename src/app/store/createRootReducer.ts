import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { accountReducer } from '../../features/auth/accountSlice';
import { authReducer } from '../../features/auth/authSlice';
import { ideaSubmissionReducer } from '../../features/ideaSubmission/ideaSubmissionSlice';
import type { EagerSlices, LazySlices } from '../../store/storeTypes';

type Reducers = { [Name in keyof EagerSlices]: Reducer<EagerSlices[Name]> };

const eagerReducers: Reducers = {
  auth: authReducer,
  account: accountReducer,
  ideaSubmission: ideaSubmissionReducer,
};

/** Creates the root reducer of one store. Lazy slices are injected into this store only. */
export function createRootReducer() {
  return combineSlices(eagerReducers).withLazyLoadedSlices<LazySlices>();
}

export type RootReducer = ReturnType<typeof createRootReducer>;
