import { createAction } from '@reduxjs/toolkit';

/** Identifies an event's call: a response counts only if it belongs to the running call. */
interface OfRequest {
  requestId: string;
}

/** A failure, with the service's message for the user, if any, truncated to fit a toast. */
interface WithMessage extends OfRequest {
  message: string | null;
}

/** The user entered an e-mail address in an account form, or opened a link with one. */
export const emailEntered = createAction<string>('account/emailEntered');

/** The sign-in form was submitted. */
export const signInSubmitted = createAction<OfRequest>('account/signInSubmitted');
/** `signedIn` follows and starts the session. */
export const signInSucceeded = createAction<OfRequest>('account/signInSucceeded');
/** The failure selects the toast and the message beside the form; `email` is the address that was sent. */
export const signInFailed = createAction<OfRequest & { email: string; failure: SignInFailure }>(
  'account/signInFailed',
);
/** `unavailable` is an error of the server, `unanswered` no readable response; `minutes` is the delay it requested. */
export type SignInFailure =
  | { kind: 'unverified' | 'refused' | 'unavailable' | 'unanswered' }
  | { kind: 'tooManyTries'; minutes: number | null };
/** The user left the page with the message of a failure. */
export const signInLeft = createAction('account/signInLeft');

/** The sign-up form was submitted. */
export const signUpSubmitted = createAction<OfRequest>('account/signUpSubmitted');
/** The account was created and a verification e-mail sent. */
export const signUpRegistered = createAction<OfRequest & { email: string }>(
  'account/signUpRegistered',
);
/** The sign-up response contained a single-use code for the code page; `email` is the address that was sent. */
export const signUpCodeReceived = createAction<
  OfRequest & { email: string; verificationCode: string }
>('account/signUpCodeReceived');
/** No account was created; `answered` is whether the service responded. */
export const signUpFailed = createAction<WithMessage & { answered: boolean }>(
  'account/signUpFailed',
);
/** The user left the page with the success panel. */
export const signUpLeft = createAction('account/signUpLeft');

/** A reset link was requested for this address. */
export const recoverySubmitted = createAction<OfRequest & { email: string }>(
  'account/recoverySubmitted',
);
/** The service accepted the address; `resendOpensAt` is in milliseconds since 1970. */
export const recoverySent = createAction<OfRequest & { resendOpensAt: number }>(
  'account/recoverySent',
);
/** The reset link could not be requested. */
export const recoveryFailed = createAction<OfRequest>('account/recoveryFailed');
/** The link was requested again, `at` in milliseconds since 1970. */
export const resendSubmitted = createAction<OfRequest & { at: number }>('account/resendSubmitted');
/** The service accepted the second request; `resendOpensAt` as in `recoverySent`. */
export const resendSucceeded = createAction<OfRequest & { resendOpensAt: number }>(
  'account/resendSucceeded',
);
/** The link could not be requested again. */
export const resendFailed = createAction<OfRequest>('account/resendFailed');
/** The user starts over with another address. */
export const recoveryRestarted = createAction('account/recoveryRestarted');

/** A verification link with this code was opened. */
export const verificationStarted = createAction<{ verificationCode: string }>(
  'account/verificationStarted',
);
/** The page of a link was shown again whose history entry says that its code was accepted. */
export const verificationRecalled = createAction<{ verificationCode: string }>(
  'account/verificationRecalled',
);
/** The service accepted the code. */
export const verificationSucceeded = createAction<{ verificationCode: string }>(
  'account/verificationSucceeded',
);
/** `canRetry`: the service could not be reached or was too busy, so the code may still be valid. */
export const verificationFailed = createAction<{
  verificationCode: string;
  message: string | null;
  canRetry: boolean;
}>('account/verificationFailed');
/** The user asked to check the same code again. */
export const verificationRetried = createAction<{ verificationCode: string }>(
  'account/verificationRetried',
);

/** The verification e-mail was requested again. */
export const reverifySubmitted = createAction<OfRequest>('account/reverifySubmitted');
/** The service accepted the request for the verification e-mail. */
export const reverifySucceeded = createAction<OfRequest>('account/reverifySucceeded');
/** The verification e-mail could not be requested again. */
export const reverifyFailed = createAction<WithMessage>('account/reverifyFailed');
/** The form was submitted without an e-mail address, so nothing was sent. */
export const reverifyImpossible = createAction('account/reverifyImpossible');

/** A new password was sent with the link's token. */
export const resetSubmitted = createAction<OfRequest>('account/resetSubmitted');
/** The service stored the new password. */
export const resetSucceeded = createAction<OfRequest>('account/resetSucceeded');
/** The password was not changed, for a reason other than the link. */
export const resetFailed = createAction<WithMessage>('account/resetFailed');
/** The service reported the link as invalid or expired; the user needs a new one. */
export const resetLinkRejected = createAction<OfRequest & { message: string }>(
  'account/resetLinkRejected',
);
/** The user left the page before the redirect. */
export const resetLeft = createAction('account/resetLeft');
