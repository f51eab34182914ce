import { createSlice, type Action } from '@reduxjs/toolkit';
import type { StoredState, User } from '../../../contract/storedValues';
import { sessionRejected, signedIn, signedOut } from '../../events/sessionEvents';
import { storedStateRestored } from '../../events/storedStateRestored';
import { bindMachine } from '../../machine/bindMachine';
import { sessionMachine } from './sessionMachine';

/** Signed out, or signed in with the user and, if there was one, the token of the sign-in answer. */
type Session = { status: 'signedOut' } | { status: 'signedIn'; user: User; token: string | null };

export interface AuthState {
  session: Session;
}

// A token without a user is no session.
const sessionRestored = {
  match: (action: Action): action is Action & { payload: StoredState & { user: User } } =>
    storedStateRestored.match(action) && action.payload.user !== null,
};

/** The session machine, tied to its actions. */
export const sessionBinding = bindMachine<AuthState>()(sessionMachine, 'session', {
  signedIn,
  sessionRestored,
  signedOut,
  sessionRejected,
});

declare module '../../store/storeTypes' {
  interface EagerSlices {
    auth: AuthState;
  }
}

const initialState: AuthState = { session: { status: 'signedOut' } };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    sessionBinding.addTransitions(builder, {
      signedIn: (_auth, { payload: { user, token } }) => ({ status: 'signedIn', user, token }),
      sessionRestored: (_auth, { payload: { user, token } }) => ({
        status: 'signedIn',
        user,
        token,
      }),
      signedOut: () => ({ status: 'signedOut' }),
      sessionRejected: () => ({ status: 'signedOut' }),
    });
  },
  selectors: {
    /** Whether a user is signed in; the header depends on it. */
    selectIsSignedIn: (auth) => auth.session.status === 'signedIn',
  },
});

export const authReducer = authSlice.reducer;
export const { selectIsSignedIn } = authSlice.selectors;
