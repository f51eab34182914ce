import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#session. Signing in again replaces the session. `signedOut` and `sessionRejected` are accepted
 * while signed out too: the profile page shows Logout to everybody, and a rejected call shows its toast in any case.
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
