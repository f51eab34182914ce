import { createListenerMiddleware } from '@reduxjs/toolkit';
import { startAuthListeners } from '../features/auth/authListeners';
import { startAppointmentListeners } from '../features/crm/appointments/appointmentListeners';
import { startCustomerListeners } from '../features/crm/customers/customerListeners';
import { startReferralCodeListeners } from '../features/crm/referralCodes/referralCodeListeners';
import { startCommunityServicesListeners } from '../features/crm/services/communityServicesListeners';
import { startIdeaSubmissionListeners } from '../features/ideaSubmission/ideaSubmissionListeners';
import type { Services } from '../store/services';
import type { StartAppListening } from '../store/startAppListening';

/**
 * The listener middleware with every feature's listeners started.
 *
 * @param services what the listeners may use of the world
 */
export function createAppListeners(services: Services) {
  const { middleware, startListening } = createListenerMiddleware({ extra: services });
  const start = startListening as StartAppListening;
  startAuthListeners(start);
  startIdeaSubmissionListeners(start);
  startCustomerListeners(start);
  startAppointmentListeners(start);
  startReferralCodeListeners(start);
  startCommunityServicesListeners(start);
  return middleware;
}
