import { defineMachine } from '../../machine/defineMachine';

/**
 * Section 4: "Auth: signed-out (no user) and signed-in (user set)." A call that is refused ends a session wherever
 * one is, and says so even where none was known.
 */
export const sessionMachine = defineMachine({
  name: 'session',
  initial: 'signedOut',
  states: {
    signedOut: { signedIn: 'signedIn', sessionRestored: 'signedIn', sessionRejected: 'signedOut' },
    signedIn: { signedOut: 'signedOut', sessionRejected: 'signedOut' },
  },
});
