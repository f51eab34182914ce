import { createAction } from '@reduxjs/toolkit';

/** Which call an event belongs to: an answer to another one than the running one counts for nothing. */
interface OfRequest {
  requestId: string;
}

/** A failure whose message, if the service gave one, is for the user: already cut to a toast's length. */
interface WithMessage extends OfRequest {
  message: string | null;
}

export const signInSubmitted = createAction<OfRequest>('account/signInSubmitted');
/** The session begins with `signedIn`, which follows. */
export const signInSucceeded = createAction<OfRequest>('account/signInSucceeded');
/** The cause decides the toast: not verified yet, any other error of the service, or no answer. */
export const signInFailed = createAction<OfRequest & { cause: SignInFailure }>(
  'account/signInFailed',
);
export type SignInFailure = 'unverified' | 'refused' | 'unanswered';

export const signUpSubmitted = createAction<OfRequest>('account/signUpSubmitted');
/** The account is there; its owner has mail. */
export const signUpRegistered = createAction<OfRequest>('account/signUpRegistered');
/** The sign-up answer carried a code; it is single-use, and goes to the page that asks for it. */
export const signUpCodeReceived = createAction<OfRequest & { verificationCode: string }>(
  'account/signUpCodeReceived',
);
export const signUpFailed = createAction<WithMessage & { answered: boolean }>(
  'account/signUpFailed',
);
/** The page with the success panel was left. */
export const signUpLeft = createAction('account/signUpLeft');

export const recoverySubmitted = createAction<OfRequest & { email: string }>(
  'account/recoverySubmitted',
);
/** The service has taken the address; `resendOpensAt` in milliseconds since 1970. */
export const recoverySent = createAction<OfRequest & { resendOpensAt: number }>(
  'account/recoverySent',
);
export const recoveryFailed = createAction<OfRequest>('account/recoveryFailed');
/** The link was asked for once more, `at` in milliseconds since 1970. */
export const resendSubmitted = createAction<OfRequest & { at: number }>('account/resendSubmitted');
export const resendSucceeded = createAction<OfRequest & { resendOpensAt: number }>(
  'account/resendSucceeded',
);
export const resendFailed = createAction<OfRequest>('account/resendFailed');
/** Another address shall be tried. */
export const recoveryRestarted = createAction('account/recoveryRestarted');

/** A verification link was opened; its code tells it from others. */
export const verificationStarted = createAction<{ verificationCode: string }>(
  'account/verificationStarted',
);
export const verificationSucceeded = createAction<{ verificationCode: string }>(
  'account/verificationSucceeded',
);
export const verificationFailed = createAction<{
  verificationCode: string;
  message: string | null;
}>('account/verificationFailed');

/** The verification e-mail was asked for again; `email` is empty where the page's address names none. */
export const reverifySubmitted = createAction<OfRequest & { email: string }>(
  'account/reverifySubmitted',
);
export const reverifySucceeded = createAction<OfRequest>('account/reverifySucceeded');
export const reverifyFailed = createAction<WithMessage>('account/reverifyFailed');
/** Nothing was sent, because the page's address names no e-mail. */
export const reverifyImpossible = createAction('account/reverifyImpossible');

export const resetSubmitted = createAction<OfRequest & { hasToken: boolean }>(
  'account/resetSubmitted',
);
export const resetSucceeded = createAction<OfRequest>('account/resetSucceeded');
export const resetFailed = createAction<WithMessage>('account/resetFailed');
/** The service calls the link invalid or expired: a new one is needed. */
export const resetLinkRejected = createAction<OfRequest & { message: string }>(
  'account/resetLinkRejected',
);
/** The page was left while it waited to lead on. */
export const resetLeft = createAction('account/resetLeft');
