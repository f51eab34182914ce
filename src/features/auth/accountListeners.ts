import type { RootState } from '../../store/storeTypes';
import { toastListener, toastOn } from '../../toasts/toastTable';
import * as account from './accountEvents';
import { accountBindings } from './accountSlice';

const signInFailures: Record<account.SignInFailure['kind'], string> = {
  unverified: 'You need to verify your account before logging in.',
  refused: 'Incorrect email or password.',
  unavailable: 'Incorrect email or password.',
  tooManyTries: 'Incorrect email or password.',
  unanswered: 'An unexpected error occurred. Please try again.',
};

const success = (text: string) => ({ kind: 'success', text }) as const;
const error = (text: string) => ({ kind: 'error', text }) as const;

/** Shows the service's own message if there is one, otherwise ours. */
const serverMessageOr =
  (text: string) =>
  ({ payload }: { payload: { message: string | null } }) =>
    error(payload.message ?? text);

/** The toasts of the account pages; docs/behaviour.md lists them by page. */
const toasts = [
  toastOn(account.signInSucceeded, success('Signed in successfully!')),
  toastOn(
    account.signInFailed,
    ({ payload: { failure } }) => ({
      ...error(signInFailures[failure.kind]),
      // The alert in the form says more; an unverified account leads to another page.
      isAnnouncedByPage: failure.kind !== 'unverified',
    }),
    account.signInSubmitted,
  ),

  toastOn(account.signUpCodeReceived, success('Check your email for a verification code.')),
  toastOn(
    account.signUpRegistered,
    success('Account created successfully! Please verify your email.'),
  ),
  toastOn(
    account.signUpFailed,
    ({ payload: { message, answered } }) =>
      error(
        message ??
          (answered
            ? 'Signup failed. Please try again.'
            : 'Signup failed. Please try again later.'),
      ),
    account.signUpSubmitted,
  ),

  toastOn(
    account.recoverySent,
    success('If the email exists in our system, we will send you a link to reset your password.'),
  ),
  toastOn(
    account.recoveryFailed,
    error('Something went wrong. Please try again later.'),
    account.recoverySubmitted,
  ),
  toastOn(account.resendSucceeded, success('Reset link resent. Check your inbox.')),
  toastOn(account.resendFailed, error('Failed to resend reset link.'), account.resendSubmitted),

  toastOn(account.verificationSucceeded, success('Account verified! You can now log in.')),
  toastOn(
    account.verificationFailed,
    serverMessageOr('Verification failed. Try again.'),
    account.verificationRetried,
  ),
  toastOn(account.reverifySucceeded, success('Verification email resent. Check your inbox.')),
  toastOn(
    account.reverifyFailed,
    serverMessageOr('Failed to resend verification email.'),
    account.reverifySubmitted,
  ),
  toastOn(
    account.reverifyImpossible,
    error('Email is missing. Cannot resend code.'),
    account.reverifySubmitted,
  ),

  toastOn(account.resetSucceeded, success('Password reset successfully! You can now sign in.')),
  toastOn(
    account.resetFailed,
    serverMessageOr('Password reset failed. Please try again.'),
    account.resetSubmitted,
  ),
  toastOn(account.resetLinkRejected, ({ payload }) => error(payload.message)),
];

/** Shows the toasts; `useAccountToasts` adds the listener. */
export const accountToasts = toastListener(
  toasts,
  (state: RootState) => state.account,
  accountBindings,
);
