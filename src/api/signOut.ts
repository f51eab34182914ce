import { signedOut } from '../events/sessionEvents';
import type { AppThunk } from '../store/storeTypes';
import { endSession } from './endSession';

/** Ends the session here at once, and tells the service. */
export const signOut = (): AppThunk => (dispatch, getState) => {
  const { token } = getState().auth.session;
  dispatch(signedOut());
  void endSession(token);
};
