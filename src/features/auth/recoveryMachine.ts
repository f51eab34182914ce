import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#recover-password. The sent state holds the time from which the link can be requested again.
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
  conditions: {
    sent: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
    resendSubmitted: '30 s have passed',
    resent: 'the answer belongs to the running request',
    resendFailed: 'the answer belongs to the running request',
  },
});
