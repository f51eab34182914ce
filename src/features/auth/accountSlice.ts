import { createSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../events/sessionEvents';
import { bindMachine } from '../../machine/bindMachine';
import * as events from './accountEvents';
import type { AccountState, RunningRequest } from './accountState';
import { passwordResetMachine } from './passwordResetMachine';
import { recoveryMachine } from './recoveryMachine';
import { signInMachine } from './signInMachine';
import { signUpMachine } from './signUpMachine';
import { verificationMachine } from './verificationMachine';
import { verificationResendMachine } from './verificationResendMachine';

/** An action about a request: its start or its result. */
interface OfRequest {
  payload: RunningRequest;
}

const isOwn = (running: RunningRequest, { payload }: OfRequest): boolean =>
  running.requestId === payload.requestId;

/** An action about a verification code. */
interface OfCode {
  payload: { verificationCode: string };
}

const hasCode = (_from: unknown, { payload }: OfCode): boolean => payload.verificationCode !== '';

const isOfCode = (
  { verificationCode }: { verificationCode: string },
  { payload }: OfCode,
): boolean => verificationCode === payload.verificationCode;

/** The sign-in machine, bound to its actions. */
export const signInBinding = bindMachine<AccountState>()(
  signInMachine,
  'signIn',
  {
    submitted: events.signInSubmitted,
    succeeded: events.signInSucceeded,
    failed: events.signInFailed,
    left: events.signInLeft,
  },
  { succeeded: isOwn, failed: isOwn },
);

/** The sign-up machine, bound to its actions. */
export const signUpBinding = bindMachine<AccountState>()(
  signUpMachine,
  'signUp',
  {
    submitted: events.signUpSubmitted,
    registered: events.signUpRegistered,
    codeReceived: events.signUpCodeReceived,
    failed: events.signUpFailed,
    left: events.signUpLeft,
  },
  { registered: isOwn, codeReceived: isOwn, failed: isOwn },
);

/** The recovery machine, bound to its actions. */
export const recoveryBinding = bindMachine<AccountState>()(
  recoveryMachine,
  'recovery',
  {
    submitted: events.recoverySubmitted,
    sent: events.recoverySent,
    failed: events.recoveryFailed,
    resendSubmitted: events.resendSubmitted,
    resent: events.resendSucceeded,
    resendFailed: events.resendFailed,
    restarted: events.recoveryRestarted,
    signedOut,
  },
  {
    sent: isOwn,
    failed: isOwn,
    resendSubmitted: ({ resendOpensAt }, { payload: { at } }) => at >= resendOpensAt,
    resent: isOwn,
    resendFailed: isOwn,
  },
);

/** The verification machine, bound to its actions. It ignores results for an earlier link. */
export const verificationBinding = bindMachine<AccountState>()(
  verificationMachine,
  'verification',
  {
    started: events.verificationStarted,
    recalled: events.verificationRecalled,
    verified: events.verificationSucceeded,
    failed: events.verificationFailed,
    retried: events.verificationRetried,
  },
  {
    started: hasCode,
    recalled: hasCode,
    retried: (failed, action) => failed.canRetry && isOfCode(failed, action),
    verified: isOfCode,
    failed: isOfCode,
  },
);

/** The machine of "Resend Verification Email", bound to its actions. */
export const verificationResendBinding = bindMachine<AccountState>()(
  verificationResendMachine,
  'verificationResend',
  {
    submitted: events.reverifySubmitted,
    succeeded: events.reverifySucceeded,
    failed: events.reverifyFailed,
  },
  {
    succeeded: isOwn,
    failed: isOwn,
  },
);

/** The password-reset machine, bound to its actions. */
export const passwordResetBinding = bindMachine<AccountState>()(
  passwordResetMachine,
  'passwordReset',
  {
    submitted: events.resetSubmitted,
    succeeded: events.resetSucceeded,
    failed: events.resetFailed,
    linkRejected: events.resetLinkRejected,
    left: events.resetLeft,
  },
  {
    succeeded: isOwn,
    failed: isOwn,
    linkRejected: isOwn,
  },
);

/** The machines of the account pages. */
export const accountBindings = [
  signInBinding,
  signUpBinding,
  recoveryBinding,
  verificationBinding,
  verificationResendBinding,
  passwordResetBinding,
];

declare module '../../store/storeTypes' {
  interface EagerSlices {
    account: AccountState;
  }
}

const initialState: AccountState = {
  email: '',
  signIn: { status: 'form', failure: null },
  signUp: { status: 'form' },
  recovery: { status: 'form' },
  verification: { status: 'verifying', verificationCode: '' },
  verificationResend: { status: 'ready' },
  passwordReset: { status: 'form' },
};

const toForm = () => ({ status: 'form' }) as const;

const toBusy = (_account: AccountState, { payload: { requestId } }: OfRequest) =>
  ({ status: 'busy', requestId }) as const;

const toSent = (email: string, resendOpensAt: number) =>
  ({ status: 'sent', email, resendOpensAt }) as const;

const toVerifying = (_account: AccountState, { payload: { verificationCode } }: OfCode) =>
  ({ status: 'verifying', verificationCode }) as const;

const toVerified = (_account: AccountState, { payload: { verificationCode } }: OfCode) =>
  ({ status: 'verified', verificationCode }) as const;

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.emailEntered, (state, { payload }) => {
        state.email = payload;
      })
      // The next user may be somebody else.
      .addCase(signedOut, (state) => {
        state.email = '';
      });
    signInBinding.addTransitions(builder, {
      submitted: toBusy,
      succeeded: () => ({ status: 'form', failure: null }),
      failed: (_state, { payload: { failure } }) => ({ status: 'form', failure }),
      left: () => ({ status: 'form', failure: null }),
    });
    signUpBinding.addTransitions(builder, {
      submitted: toBusy,
      registered: (_state, { payload: { email } }) => ({ status: 'registered', email }),
      codeReceived: toForm,
      failed: toForm,
      left: toForm,
    });
    recoveryBinding.addTransitions(builder, {
      submitted: (_state, { payload: { requestId, email } }) => ({
        status: 'sending',
        requestId,
        email,
      }),
      sent: (_state, { payload: { resendOpensAt } }, { email }) => toSent(email, resendOpensAt),
      failed: toForm,
      resendSubmitted: (_state, { payload: { requestId } }, { email, resendOpensAt }) => ({
        status: 'resending',
        requestId,
        email,
        resendOpensAt,
      }),
      resent: (_state, { payload: { resendOpensAt } }, { email }) => toSent(email, resendOpensAt),
      resendFailed: (_state, _action, { email, resendOpensAt }) => toSent(email, resendOpensAt),
      restarted: (state) => {
        state.email = '';
        return { status: 'form' };
      },
      signedOut: toForm,
    });
    verificationBinding.addTransitions(builder, {
      started: toVerifying,
      retried: toVerifying,
      recalled: toVerified,
      verified: toVerified,
      failed: (_state, { payload: { verificationCode, canRetry } }) => ({
        status: 'failed',
        verificationCode,
        canRetry,
      }),
    });
    verificationResendBinding.addTransitions(builder, {
      submitted: (_state, { payload: { requestId } }) => ({ status: 'sending', requestId }),
      succeeded: () => ({ status: 'ready' }),
      failed: () => ({ status: 'ready' }),
    });
    passwordResetBinding.addTransitions(builder, {
      submitted: toBusy,
      succeeded: toForm,
      failed: toForm,
      linkRejected: () => ({ status: 'leaving' }),
      left: toForm,
    });
  },
  selectors: {
    selectEnteredEmail: (account) => account.email,
    selectIsSigningIn: (account) => account.signIn.status === 'busy',
    /** Why the last sign-in failed; `null` before the first one and while one is running. */
    selectSignInFailure: ({ signIn }) => (signIn.status === 'form' ? signIn.failure : null),
    selectSignUp: (account) => account.signUp,
    selectRecovery: (account) => account.recovery,
    selectVerification: (account) => account.verification,
    selectCanResendVerification: (account) => verificationResendBinding.can(account, 'submitted'),
    selectPasswordResetStatus: (account) => account.passwordReset.status,
  },
});

export const accountReducer = accountSlice.reducer;
export const {
  selectEnteredEmail,
  selectIsSigningIn,
  selectSignInFailure,
  selectSignUp,
  selectRecovery,
  selectVerification,
  selectCanResendVerification,
  selectPasswordResetStatus,
} = accountSlice.selectors;
