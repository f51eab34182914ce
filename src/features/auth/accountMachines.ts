import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#sign-in. The session itself begins with `signedIn`, which follows success. */
export const signInMachine = defineMachine({
  name: 'signIn',
  initial: 'form',
  states: {
    form: { submitted: 'busy' },
    busy: { succeeded: 'form', failed: 'form' },
  },
});

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
});

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

/** See docs/behaviour.md#verification. A link with another code starts anew. */
export const verificationMachine = defineMachine({
  name: 'verification',
  initial: 'verifying',
  states: {
    verifying: { started: 'verifying', verified: 'verified', failed: 'failed' },
    verified: { started: 'verifying' },
    failed: { started: 'verifying' },
  },
});

/** The button 'Resend Verification Email' of a failed verification. */
export const verificationResendMachine = defineMachine({
  name: 'verificationResend',
  initial: 'ready',
  states: {
    ready: { submitted: 'sending' },
    sending: { succeeded: 'ready', failed: 'ready' },
  },
});

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
});
