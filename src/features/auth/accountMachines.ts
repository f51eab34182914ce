import { defineMachine } from '../../machine/defineMachine';

/** Section 4: "Sign-in: on success the token is stored, the user is set as signed in, and the app goes to /." */
export const signInMachine = defineMachine({
  name: 'signIn',
  initial: 'form',
  states: {
    form: { submitted: 'busy' },
    busy: { succeeded: 'form', failed: 'form' },
  },
});

/**
 * Section 4: "Sign-up: if the response has a code, go to /VerifyLogin; otherwise, with status 200 or 201, show the
 * success panel." The panel is gone when the page is left.
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
 * Section 4: "Forgot password: form, then sent state. After sending, the resend button is disabled with a 30-second
 * countdown, then re-enabled."
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

/** Section 4: "Verify page: verifying, then verified or failed." A link with another code starts anew. */
export const verificationMachine = defineMachine({
  name: 'verification',
  initial: 'verifying',
  states: {
    verifying: { started: 'verifying', verified: 'verified', failed: 'failed' },
    verified: { started: 'verifying' },
    failed: { started: 'verifying' },
  },
});

/** Section 2: the 'Resend Verification Email' button of the failed state. */
export const verificationResendMachine = defineMachine({
  name: 'verificationResend',
  initial: 'ready',
  states: {
    ready: { submitted: 'sending' },
    sending: { succeeded: 'ready', failed: 'ready' },
  },
});

/**
 * Section 4: "Reset page: no token gives the invalid-link state; otherwise the form." Section 8: a link that the
 * service calls invalid or expired leads to /forgot-password after 2 seconds, unless the page is left before.
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
