import { combineSlices } from '@reduxjs/toolkit';
import { accountReducer } from '../features/auth/accountSlice';
import { authReducer } from '../features/auth/authSlice';
import type { AppointmentsState } from '../features/crm/appointments/appointmentsSlice';
import type { CustomersState } from '../features/crm/customers/customersSlice';
import type { ReferralCodesState } from '../features/crm/referralCodes/referralCodesSlice';
import type { CommunityServicesState } from '../features/crm/services/communityServicesSlice';
import { ideaSubmissionReducer } from '../features/ideaSubmission/ideaSubmissionSlice';

/** The slices that come with the pages that need them (`useStorePart`). */
interface LazySliceStates {
  customers: CustomersState;
  appointments: AppointmentsState;
  referralCodes: ReferralCodesState;
  communityServices: CommunityServicesState;
}

/** Every slice of the application, under the name by which its selectors find it. */
export const rootReducer = combineSlices({
  auth: authReducer,
  account: accountReducer,
  ideaSubmission: ideaSubmissionReducer,
}).withLazyLoadedSlices<LazySliceStates>();

/** The slices' states, without what redux-persist adds; those of lazy parts may not be there yet. */
export type SliceStates = ReturnType<typeof rootReducer>;
