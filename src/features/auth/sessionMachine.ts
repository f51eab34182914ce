import { defineMachine } from '../../machine/defineMachine';

/**
 * Section 4: "Auth: signed-out (no user) and signed-in (user set)." Signing in again replaces the session; the profile
 * page has its Logout for everyone (section 6). A call that is refused ends a session wherever one is, and says so even
 * where none was known.
 */
export const sessionMachine = defineMachine({
  name: 'session',
  initial: 'signedOut',
  states: {
    signedOut: {
      signedIn: 'signedIn',
      sessionRestored: 'signedIn',
      signedOut: 'signedOut',
      sessionRejected: 'signedOut',
    },
    signedIn: { signedIn: 'signedIn', signedOut: 'signedOut', sessionRejected: 'signedOut' },
  },
});
