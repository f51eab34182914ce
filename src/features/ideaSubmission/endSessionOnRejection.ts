import type { Action } from '@reduxjs/toolkit';
import { sessionRejected } from '../../events/sessionEvents';
import type { GenerationFailure } from '../../generation/generationPort';
import type { StartAppListening } from '../../store/storeTypes';

interface RejectedCreator {
  match: (action: Action) => action is Action & { payload: GenerationFailure | undefined };
}

/**
 * Ends the session when the generation service answers a request with status 401 or 403
 * (docs/behaviour.md#session). Only the HTTP status counts, not an error inside a response.
 *
 * @param rejected the thunk's rejected action creator
 */
export function endSessionOnRejection(
  startListening: StartAppListening,
  rejected: RejectedCreator,
): void {
  startListening({
    predicate: (action) =>
      rejected.match(action) &&
      action.payload?.kind === 'unauthorized' &&
      action.payload.httpStatus !== null,
    effect: (_action, { dispatch, getOriginalState }) => {
      // Without a session there is nothing to end; the page blames the service's key.
      if (getOriginalState().auth.session.status === 'signedIn') dispatch(sessionRejected());
    },
  });
}
