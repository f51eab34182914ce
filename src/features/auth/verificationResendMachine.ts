import { defineMachine } from '../../machine/defineMachine';

/** The "Resend Verification Email" button of a failed verification. */
export const verificationResendMachine = defineMachine({
  name: 'verificationResend',
  initial: 'ready',
  states: {
    ready: { submitted: 'sending' },
    sending: { succeeded: 'ready', failed: 'ready' },
  },
  conditions: {
    succeeded: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
  },
});
