import { defineMachine } from '../../machine/defineMachine';

/**
 * See docs/behaviour.md#recover-password. The sent state holds the time from which the link can be requested again.
 */
export const recoveryMachine = defineMachine({
  name: 'recovery',
  initial: 'form',
  states: {
    form: { submitted: 'sending', signedOut: 'form' },
    sending: { sent: 'sent', failed: 'form', signedOut: 'form' },
    sent: { resendSubmitted: 'resending', restarted: 'form', signedOut: 'form' },
    resending: { resent: 'sent', resendFailed: 'sent', signedOut: 'form' },
  },
  conditions: {
    sent: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
    resendSubmitted: '30 s have passed',
    resent: 'the answer belongs to the running request',
    resendFailed: 'the answer belongs to the running request',
  },
});
