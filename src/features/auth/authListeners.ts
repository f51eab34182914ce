import { sessionRejected, signedOut } from '../../events/sessionEvents';
import type { StartAppListening } from '../../store/storeTypes';
import { toastListener, toastOn } from '../../toasts/toastTable';
import * as account from './accountEvents';

const signInFailures: Record<account.SignInFailure, string> = {
  unverified: 'You need to verify your account before logging in.',
  refused: 'Incorrect email or password.',
  unanswered: 'An unexpected error occurred. Please try again.',
};

const success = (text: string) => ({ kind: 'success', text }) as const;
const error = (text: string) => ({ kind: 'error', text }) as const;

/** Shows the service's own message if there is one, otherwise ours. */
const serverMessageOr =
  (text: string) =>
  ({ payload }: { payload: { message: string | null } }) =>
    error(payload.message ?? text);

/** The toast for each event; docs/behaviour.md lists them by page. */
const toasts = [
  toastOn(account.signInSucceeded, success('Signed in successfully!')),
  toastOn(account.signInFailed, ({ payload }) => error(signInFailures[payload.cause])),

  toastOn(account.signUpCodeReceived, success('Check your email for a verification code.')),
  toastOn(
    account.signUpRegistered,
    success('Account created successfully! Please verify your email.'),
  ),
  toastOn(account.signUpFailed, ({ payload: { message, answered } }) =>
    error(
      message ??
        (answered ? 'Signup failed. Please try again.' : 'Signup failed. Please try again later.'),
    ),
  ),

  toastOn(
    account.recoverySent,
    success('If the email exists in our system, we will send you a link to reset your password.'),
  ),
  toastOn(account.recoveryFailed, error('Something went wrong. Please try again later.')),
  toastOn(account.resendSucceeded, success('Reset link resent. Check your inbox.')),
  toastOn(account.resendFailed, error('Failed to resend reset link.')),

  toastOn(account.verificationSucceeded, success('Account verified! You can now log in.')),
  toastOn(account.verificationFailed, serverMessageOr('Verification failed. Try again.')),
  toastOn(account.reverifySucceeded, success('Verification email resent. Check your inbox.')),
  toastOn(account.reverifyFailed, serverMessageOr('Failed to resend verification email.')),
  toastOn(account.reverifyImpossible, error('Email is missing. Cannot resend code.')),

  toastOn(account.resetSucceeded, success('Password reset successfully! You can now sign in.')),
  toastOn(account.resetFailed, serverMessageOr('Password reset failed. Please try again.')),
  toastOn(account.resetLinkRejected, ({ payload }) => error(payload.message)),
];

/** Rejections this close together show one toast; in milliseconds. */
const oneRefusal = 3000;

function startSessionToast(startListening: StartAppListening): void {
  let shownAt = -Infinity;
  startListening({
    actionCreator: sessionRejected,
    effect: (_action, { extra }) => {
      const now = extra.clock.now().getTime();
      // Show one toast even if several calls fail at once.
      if (Math.abs(now - shownAt) < oneRefusal) return;
      shownAt = now;
      extra.toasts.show({ kind: 'warning', text: 'Session expired. Please sign in again.' });
    },
  });
}

function startEndingSessions(startListening: StartAppListening): void {
  startListening({
    actionCreator: signedOut,
    effect: async (_action, { getOriginalState }) => {
      const { token } = getOriginalState().auth.session;
      // Loaded now, because no first view needs it.
      const { endSession } = await import('../../api/userApi');
      await endSession(token);
    },
  });
}

/** Starts the auth listeners: toasts and other side effects. */
export function startAuthListeners(startListening: StartAppListening): void {
  startListening(toastListener(toasts));
  startSessionToast(startListening);
  startEndingSessions(startListening);
}
