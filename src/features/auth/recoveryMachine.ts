import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#recover-password. The sent state holds the moment from which the link can be requested again.
 */
export const recoveryMachine = defineMachine({
  name: 'recovery',
  initial: 'form',
  states: {
    form: { submitted: 'sending' },
    sending: { sent: 'sent', failed: 'form' },
    sent: { resendSubmitted: 'resending', restarted: 'form' },
    resending: { resent: 'sent', resendFailed: 'sent' },
  },
});
