import { signedOut } from '../events/sessionEvents';
import type { AppThunk } from '../store/storeTypes';

/** Ends the session here at once, and tells the service. */
export const signOut = (): AppThunk => (dispatch, getState) => {
  const { token } = getState().auth.session;
  dispatch(signedOut());
  // Loaded now, because no first view needs it.
  void import('./userApi').then(
    ({ endSession }) => endSession(token),
    // Signing out works offline, too.
    () => undefined,
  );
};
