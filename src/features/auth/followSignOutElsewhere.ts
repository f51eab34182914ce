import { storageKeys } from '../../../contract/storedValues';
import { signedOut } from '../../events/sessionEvents';
import type { AppThunk } from '../../store/storeTypes';
import { selectIsSignedIn } from './authSlice';

function endsSession({ key, newValue }: StorageEvent): boolean {
  const isOfSession = key === storageKeys.user || key === storageKeys.token;
  // Without a key the whole storage was cleared.
  return key === null || (isOfSession && newValue === null);
}

/**
 * Signs out here when another tab signs out: it removes user and token from the storage that both share.
 *
 * @returns a thunk that starts it and returns what ends it
 */
export const followSignOutElsewhere = (): AppThunk<() => void> => (dispatch, getState) => {
  const follow = (event: StorageEvent): void => {
    const isHere = selectIsSignedIn(getState());
    if (isHere && event.storageArea === window.localStorage && endsSession(event)) {
      dispatch(signedOut());
    }
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};
