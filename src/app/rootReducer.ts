import { combineReducers } from '@reduxjs/toolkit';
import { authReducer } from '../features/auth/authSlice';
import { ideaSubmissionReducer } from '../features/ideaSubmission/ideaSubmissionSlice';

/** Every slice of the application, under the name by which its selectors find it. */
export const rootReducer = combineReducers({
  auth: authReducer,
  ideaSubmission: ideaSubmissionReducer,
});

/** The slices' states, without what redux-persist adds. */
export type SliceStates = ReturnType<typeof rootReducer>;
