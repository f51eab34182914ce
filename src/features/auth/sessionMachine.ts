import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#session. Signing in again replaces the session. Signed out, the machine still accepts
 * `signedOut` and `sessionRejected`: the profile page always offers Logout, and a rejected call always shows its
 * toast.
 */
export const sessionMachine = defineMachine({
  name: 'session',
  initial: 'signedOut',
  states: {
    signedOut: {
      signedIn: 'signedIn',
      sessionRestored: 'signedIn',
      tokenRestored: 'signedOut',
      signedInElsewhere: 'signedIn',
      signedOutElsewhere: 'signedOut',
      signedOut: 'signedOut',
      sessionRejected: 'signedOut',
    },
    signedIn: {
      signedIn: 'signedIn',
      signedInElsewhere: 'signedIn',
      signedOutElsewhere: 'signedOut',
      signedOut: 'signedOut',
      sessionRejected: 'signedOut',
    },
  },
});
