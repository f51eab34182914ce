import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#sign-up. A response with a code redirects to /VerifyLogin and resets the form; without one
 * the success panel is shown until the user leaves the page.
 */
export const signUpMachine = defineMachine({
  name: 'signUp',
  initial: 'form',
  states: {
    form: { submitted: 'busy' },
    busy: { registered: 'registered', codeReceived: 'form', failed: 'form' },
    registered: { left: 'form' },
  },
  conditions: {
    registered: 'the answer belongs to the running request',
    codeReceived: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
  },
});
