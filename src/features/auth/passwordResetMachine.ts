import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#reset-password. A link that the service calls invalid or expired leads to /forgot-password
 * after 2 seconds, unless the page is left before.
 */
export const passwordResetMachine = defineMachine({
  name: 'passwordReset',
  initial: 'form',
  states: {
    form: { submitted: 'busy' },
    busy: { succeeded: 'form', failed: 'form', linkRejected: 'leaving' },
    leaving: { left: 'form' },
  },
  conditions: {
    succeeded: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
    linkRejected: 'the answer belongs to the running request',
  },
});
