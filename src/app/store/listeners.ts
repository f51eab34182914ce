import {
  createListenerMiddleware,
  type ListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { startAuthListeners } from '../../features/auth/authListeners';
import { startIdeaSubmissionListeners } from '../../features/ideaSubmission/ideaSubmissionListeners';
import type { AppDispatch, RootState, Services, StartAppListening } from '../../store/storeTypes';

interface AppListeners {
  middleware: ListenerMiddleware<unknown, ThunkDispatch<unknown, unknown, UnknownAction>, Services>;
  /** Starts the listeners of lazy slices. */
  startListening: StartAppListening;
}

/**
 * Creates the listener middleware and starts the listeners of every eagerly loaded feature.
 *
 * @param services available to the listeners
 */
export function createAppListeners(services: Services): AppListeners {
  const listenerMiddleware = createListenerMiddleware({ extra: services });
  const startListening = listenerMiddleware.startListening.withTypes<
    RootState,
    AppDispatch,
    Services
  >();
  startAuthListeners(startListening);
  startIdeaSubmissionListeners(startListening);
  return { middleware: listenerMiddleware.middleware, startListening };
}
