import { storedStateChangedElsewhere } from '../../events/storedStateChangedElsewhere';
import { storedStateRestored } from '../../events/storedStateRestored';
import { sessionRejected, signedIn, signedOut } from '../../events/sessionEvents';
import type { StoredState } from '../../../contract/storedValues';
import { describeMachine } from '../../testing/describeMachine';
import { authReducer, selectIsSignedIn, sessionBinding } from './authSlice';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const restored = (stored: Partial<StoredState>) =>
  storedStateRestored({ user: null, token: null, submission: null, ...stored });

describeMachine(sessionBinding, authReducer, {
  signedIn: () => signedIn({ user, token: 'secret' }),
  sessionRestored: () => restored({ user, token: 'secret' }),
  tokenRestored: () => restored({ token: 'secret' }),
  signedInElsewhere: () => storedStateChangedElsewhere({ user, token: 'secret', submission: null }),
  signedOutElsewhere: () =>
    storedStateChangedElsewhere({ user: null, token: null, submission: null }),
  signedOut: () => signedOut(),
  sessionRejected: () => sessionRejected(),
});

const start = authReducer(undefined, { type: '@@start' });

test('a stored user is a session, with or without a token', () => {
  const auth = authReducer(start, restored({ user }));
  expect(auth.session).toEqual({ status: 'signedIn', user, token: null });
  expect(selectIsSignedIn({ auth })).toBe(true);
});

test('a stored token without a user is no session but is kept for calls', () => {
  const auth = authReducer(start, restored({ token: 'secret' }));
  expect(auth.session).toEqual({ status: 'signedOut', token: 'secret' });
  expect(selectIsSignedIn({ auth })).toBe(false);
});
