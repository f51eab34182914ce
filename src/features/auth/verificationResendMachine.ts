import { defineMachine } from '../../machine/defineMachine';

/** The button "Resend Verification Email" of a verification that failed or that has no code. */
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
