import { combineSlices } from '@reduxjs/toolkit';
import { accountReducer } from '../features/auth/accountSlice';
import { authReducer } from '../features/auth/authSlice';
import { communityServicesReducer } from '../features/crm/services/communityServicesSlice';
import { appointmentsReducer } from '../features/crm/appointments/appointmentsSlice';
import { customersReducer } from '../features/crm/customers/customersSlice';
import { referralCodesReducer } from '../features/crm/referralCodes/referralCodesSlice';
import { ideaSubmissionReducer } from '../features/ideaSubmission/ideaSubmissionSlice';

/**
 * Every slice of the application, under the name by which its selectors find it. Reducers of lazy parts are added
 * later (`addStorePart`).
 */
export const rootReducer = combineSlices({
  auth: authReducer,
  account: accountReducer,
  ideaSubmission: ideaSubmissionReducer,
  customers: customersReducer,
  appointments: appointmentsReducer,
  referralCodes: referralCodesReducer,
  communityServices: communityServicesReducer,
});

/** The slices' states, without what redux-persist and lazy parts add. */
export type SliceStates = ReturnType<typeof rootReducer>;
