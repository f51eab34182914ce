import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#sign-up. An answer with a code leads to /VerifyLogin and back to the form here; without one the
 * success panel is shown until the page is left.
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
