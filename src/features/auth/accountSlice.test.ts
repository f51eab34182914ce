import { signedOut } from '../../events/sessionEvents';
import { describeMachine } from '../../testing/describeMachine';
import * as events from './accountEvents';
import {
  accountReducer as reducer,
  passwordResetBinding,
  recoveryBinding,
  selectCanResendVerification,
  selectIsSigningIn,
  selectPasswordResetStatus,
  selectRecovery,
  selectSignInFailure,
  selectSignUp,
  selectVerification,
  signInBinding,
  signUpBinding,
  verificationBinding,
  verificationResendBinding,
} from './accountSlice';
import type { AccountState } from './accountState';

const requestId = 'r1';
const email = 'ada@example.com';
const verificationCode = 'c1';
const resendOpensAt = 30_000;
const start = reducer(undefined, { type: '@@start' });
const ownMessage = { requestId, message: null };

test('the address entered last is kept until the user signs out or asks for another one', () => {
  const entered = reducer(start, events.emailEntered('ada@example.com'));
  expect(entered.email).toBe('ada@example.com');
  expect(reducer(entered, signedOut()).email).toBe('');
  const sent = [
    events.recoverySubmitted({ requestId, email: entered.email }),
    events.recoverySent({ requestId, resendOpensAt }),
  ].reduce(reducer, entered);
  expect(sent.email).toBe('ada@example.com');
  expect(reducer(sent, events.recoveryRestarted()).email).toBe('');
});

describeMachine(signInBinding, reducer, {
  submitted: () => events.signInSubmitted({ requestId }),
  succeeded: () => events.signInSucceeded({ requestId }),
  failed: () => events.signInFailed({ requestId, email, failure: { kind: 'refused' } }),
  left: () => events.signInLeft(),
});

describeMachine(signUpBinding, reducer, {
  submitted: () => events.signUpSubmitted({ requestId }),
  registered: () => events.signUpRegistered({ requestId, email }),
  codeReceived: () => events.signUpCodeReceived({ requestId, email, verificationCode }),
  failed: () => events.signUpFailed({ ...ownMessage, answered: true }),
  left: () => events.signUpLeft(),
});

describeMachine(recoveryBinding, reducer, {
  submitted: () => events.recoverySubmitted({ requestId, email }),
  sent: () => events.recoverySent({ requestId, resendOpensAt }),
  failed: () => events.recoveryFailed({ requestId }),
  resendSubmitted: () => events.resendSubmitted({ requestId, at: resendOpensAt }),
  resent: () => events.resendSucceeded({ requestId, resendOpensAt }),
  resendFailed: () => events.resendFailed({ requestId }),
  restarted: () => events.recoveryRestarted(),
  signedOut: () => signedOut(),
});

describeMachine(verificationBinding, reducer, {
  started: () => events.verificationStarted({ verificationCode }),
  recalled: () => events.verificationRecalled({ verificationCode }),
  verified: (state) => events.verificationSucceeded({ verificationCode: state.verificationCode }),
  failed: (state) =>
    events.verificationFailed({
      verificationCode: state.verificationCode,
      message: null,
      canRetry: true,
    }),
  retried: (state) => events.verificationRetried({ verificationCode: state.verificationCode }),
});

describeMachine(verificationResendBinding, reducer, {
  submitted: () => events.reverifySubmitted({ requestId }),
  succeeded: () => events.reverifySucceeded({ requestId }),
  failed: () => events.reverifyFailed(ownMessage),
});

describeMachine(passwordResetBinding, reducer, {
  submitted: () => events.resetSubmitted({ requestId }),
  succeeded: () => events.resetSucceeded({ requestId }),
  failed: () => events.resetFailed(ownMessage),
  linkRejected: () => events.resetLinkRejected({ requestId, message: 'expired' }),
  left: () => events.resetLeft(),
});

const other = { requestId: 'r0' };

test('a response to an earlier request is ignored', () => {
  const busy: AccountState = {
    ...start,
    signIn: { status: 'busy', requestId },
    signUp: { status: 'busy', requestId },
    recovery: { status: 'sending', requestId, email },
    verification: { status: 'verifying', verificationCode },
    verificationResend: { status: 'sending', requestId },
    passwordReset: { status: 'busy', requestId },
  };
  for (const late of [
    events.signInSucceeded(other),
    events.signUpRegistered({ ...other, email }),
    events.recoverySent({ ...other, resendOpensAt }),
    events.verificationSucceeded({ verificationCode: 'c0' }),
    events.reverifySucceeded(other),
    events.resetSucceeded(other),
  ]) {
    expect(reducer(busy, late)).toBe(busy);
  }
});

test('a failed resend keeps the time at which the button is enabled', () => {
  const sent: AccountState = {
    ...start,
    recovery: { status: 'sent', email: 'ada@example.com', resendOpensAt },
  };
  const failed = [
    events.resendSubmitted({ requestId, at: resendOpensAt }),
    events.resendFailed({ requestId }),
  ].reduce(reducer, sent);
  expect(failed.recovery).toEqual(sent.recovery);
});

test('a code that the service has rejected is not checked again', () => {
  const rejected = [
    events.verificationStarted({ verificationCode }),
    events.verificationFailed({ verificationCode, message: null, canRetry: false }),
  ].reduce(reducer, start);
  expect(reducer(rejected, events.verificationRetried({ verificationCode }))).toBe(rejected);
});

test('selectors return what the pages need', () => {
  const account = reducer(start, events.signInSubmitted({ requestId }));
  expect(selectIsSigningIn({ account })).toBe(true);
  expect(selectSignInFailure({ account })).toBeNull();
  expect(selectSignUp({ account })).toEqual({ status: 'form' });
  expect(selectRecovery({ account })).toEqual({ status: 'form' });
  expect(selectVerification({ account })).toEqual({ status: 'verifying', verificationCode: '' });
  expect(selectCanResendVerification({ account })).toBe(true);
  expect(selectPasswordResetStatus({ account })).toBe('form');
});

test('a failed sign-in is kept until the next try or until the page is left', () => {
  const failure = { kind: 'tooManyTries', minutes: 14 } as const;
  const failed = [
    events.signInSubmitted({ requestId }),
    events.signInFailed({ requestId, email, failure }),
  ].reduce(reducer, start);
  expect(selectSignInFailure({ account: failed })).toEqual(failure);
  for (const next of [events.signInSubmitted({ requestId }), events.signInLeft()]) {
    expect(selectSignInFailure({ account: reducer(failed, next) })).toBeNull();
  }
});

test('the link can be requested again after 30 seconds', () => {
  const sent: AccountState = {
    ...start,
    recovery: { status: 'sent', email: 'ada@example.com', resendOpensAt },
  };
  const early = events.resendSubmitted({ requestId, at: resendOpensAt - 1 });
  expect(reducer(sent, early)).toBe(sent);
  const due = events.resendSubmitted({ requestId, at: resendOpensAt });
  expect(reducer(sent, due).recovery.status).toBe('resending');
});

test('a link without a code starts nothing', () => {
  expect(reducer(start, events.verificationStarted({ verificationCode: '' }))).toBe(start);
});
