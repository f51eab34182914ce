import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#sign-in. The session starts with `signedIn`, which follows the success. The form's state keeps
 * the last failure until the next try or until the user leaves the page.
 */
export const signInMachine = defineMachine({
  name: 'signIn',
  initial: 'form',
  states: {
    form: { submitted: 'busy', left: 'form' },
    busy: { succeeded: 'form', failed: 'form' },
  },
  conditions: {
    succeeded: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
  },
});
