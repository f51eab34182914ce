import { createListenerMiddleware } from '@reduxjs/toolkit';
import { startAuthListeners } from '../features/auth/authListeners';
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
  startCommunityServicesListeners(start);
  return middleware;
}
