import {
  createListenerMiddleware,
  type ListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { startAuthListeners } from '../features/auth/authListeners';
import { startIdeaSubmissionListeners } from '../features/ideaSubmission/ideaSubmissionListeners';
import type { Services } from '../store/services';
import type { StartAppListening } from '../store/startAppListening';

interface AppListeners {
  middleware: ListenerMiddleware<unknown, ThunkDispatch<unknown, unknown, UnknownAction>, Services>;
  /** Starts the listeners of lazy parts. */
  startListening: StartAppListening;
}

/**
 * The listener middleware, with the listeners started of every feature that is there from the beginning.
 *
 * @param services what the listeners may use of the world
 */
export function createAppListeners(services: Services): AppListeners {
  const { middleware, startListening } = createListenerMiddleware({ extra: services });
  const start = startListening as StartAppListening;
  startAuthListeners(start);
  startIdeaSubmissionListeners(start);
  return { middleware, startListening: start };
}
