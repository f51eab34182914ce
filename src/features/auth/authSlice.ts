import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredState, User } from '../../../contract/storedValues';
import { sessionRejected, signedIn, signedOut } from '../../events/sessionEvents';
import { storedStateChangedElsewhere } from '../../events/storedStateChangedElsewhere';
import { storedStateRestored } from '../../events/storedStateRestored';
import { bindMachine } from '../../machine/bindMachine';
import { sessionMachine } from './sessionMachine';

/**
 * Signed out, or signed in with a user; either may have a stored token. A token without a readable user is still
 * sent with calls.
 */
type Session =
  | { status: 'signedOut'; token: string | null }
  | { status: 'signedIn'; user: User; token: string | null };

export interface AuthState {
  session: Session;
}

interface StoredStateEvent {
  match: (action: Action) => action is PayloadAction<StoredState>;
}

const withUser = ({ match }: StoredStateEvent) => ({
  match: (action: Action): action is PayloadAction<StoredState & { user: User }> =>
    match(action) && action.payload.user !== null,
});

const withoutUser = ({ match }: StoredStateEvent) => ({
  match: (action: Action): action is PayloadAction<StoredState> =>
    match(action) && action.payload.user === null,
});

/** The session machine, bound to its actions. */
export const sessionBinding = bindMachine<AuthState>()(sessionMachine, 'session', {
  signedIn,
  sessionRestored: withUser(storedStateRestored),
  tokenRestored: withoutUser(storedStateRestored),
  signedInElsewhere: withUser(storedStateChangedElsewhere),
  signedOutElsewhere: withoutUser(storedStateChangedElsewhere),
  signedOut,
  sessionRejected,
});

declare module '../../store/storeTypes' {
  interface EagerSlices {
    auth: AuthState;
  }
}

const signedOutState = { status: 'signedOut', token: null } as const;

const initialState: AuthState = { session: signedOutState };

const sessionOf = (
  _auth: unknown,
  { payload: { user, token } }: PayloadAction<{ user: User; token: string | null }>,
) => ({ status: 'signedIn', user, token }) as const;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    sessionBinding.addTransitions(builder, {
      signedIn: sessionOf,
      sessionRestored: sessionOf,
      tokenRestored: (_auth, { payload: { token } }) => ({ status: 'signedOut', token }),
      signedInElsewhere: sessionOf,
      signedOutElsewhere: (_auth, { payload: { token } }) => ({ status: 'signedOut', token }),
      signedOut: () => signedOutState,
      sessionRejected: () => signedOutState,
    });
  },
  selectors: {
    /** Whether a user is signed in; the header depends on it. */
    selectIsSignedIn: (auth) => auth.session.status === 'signedIn',
  },
});

export const authReducer = authSlice.reducer;
export const { selectIsSignedIn } = authSlice.selectors;
