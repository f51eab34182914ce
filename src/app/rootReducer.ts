import { combineReducers } from '@reduxjs/toolkit';
import { authReducer } from '../features/auth/authSlice';
import { communityServicesReducer } from '../features/crm/services/communityServicesSlice';
import { appointmentsReducer } from '../features/crm/appointments/appointmentsSlice';
import { customersReducer } from '../features/crm/customers/customersSlice';
import { referralCodesReducer } from '../features/crm/referralCodes/referralCodesSlice';
import { ideaSubmissionReducer } from '../features/ideaSubmission/ideaSubmissionSlice';

/** Every slice of the application, under the name by which its selectors find it. */
export const rootReducer = combineReducers({
  auth: authReducer,
  ideaSubmission: ideaSubmissionReducer,
  customers: customersReducer,
  appointments: appointmentsReducer,
  referralCodes: referralCodesReducer,
  communityServices: communityServicesReducer,
});

/** The slices' states, without what redux-persist adds. */
export type SliceStates = ReturnType<typeof rootReducer>;
