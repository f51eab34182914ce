import { combineSlices } from '@reduxjs/toolkit';
import { accountReducer } from '../features/auth/accountSlice';
import { authReducer } from '../features/auth/authSlice';
import { ideaSubmissionReducer } from '../features/ideaSubmission/ideaSubmissionSlice';

/**
 * Every slice of the application, under the name by which its selectors find it. Reducers of lazy parts are added
 * later (`addStorePart`).
 */
export const rootReducer = combineSlices({
  auth: authReducer,
  account: accountReducer,
  ideaSubmission: ideaSubmissionReducer,
});

/** The slices' states, without what redux-persist and lazy parts add. */
export type SliceStates = ReturnType<typeof rootReducer>;
