import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api/apiFailure';
import { callUserApi } from '../../api/callUserApi';
import { keepSecret } from '../../api/oneTimeSecrets';
import type { AppThunk } from '../../store/storeTypes';
import {
  reverifyFailed,
  reverifySubmitted,
  reverifySucceeded,
  verificationFailed,
  verificationRecalled,
  verificationRetried,
  verificationStarted,
  verificationSucceeded,
} from './accountEvents';
import { verificationBinding, verificationResendBinding } from './accountSlice';
import { serverMessage } from './serverMessage';

/** Whether the code may still be valid: the service did not respond, had an internal error or requested a delay. */
const mayStillBeValid = (failure: ApiFailure): boolean =>
  failure.kind === 'unanswered' || failure.status >= 500 || failure.status === 429;

const callVerify =
  (verificationCode: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const outcome = await dispatch(
      callUserApi(({ verify }, run) =>
        run(verify.initiate({ code: keepSecret(verificationCode) }, { track: false })),
      ),
    );
    dispatch(
      outcome.ok
        ? verificationSucceeded({ verificationCode })
        : verificationFailed({
            verificationCode,
            message: serverMessage(outcome.failure),
            canRetry: mayStillBeValid(outcome.failure),
          }),
    );
  };

/**
 * Verifies an account with its code (docs/behaviour.md#verification). Each code is tried once: opening its page
 * again, by Back or by React's double effects, makes no call.
 *
 * @param wasVerified whether the history entry says that the code was accepted; this makes no call either
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const verifyAccount =
  (verificationCode: string, wasVerified: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().account.verification.verificationCode === verificationCode) return;
    if (wasVerified) {
      dispatch(verificationRecalled({ verificationCode }));
      return;
    }
    const started = verificationStarted({ verificationCode });
    if (!verificationBinding.counts(getState().account, started)) return;
    dispatch(started);
    await dispatch(callVerify(verificationCode));
  };

/**
 * Checks the code of a failed verification again. Makes no call if the service has rejected the code.
 *
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const retryVerification = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { account } = getState();
  const { verificationCode } = account.verification;
  const retried = verificationRetried({ verificationCode });
  if (!verificationBinding.counts(account, retried)) return;
  dispatch(retried);
  await dispatch(callVerify(verificationCode));
};

/**
 * Requests the verification e-mail again. Makes no call while a call is running.
 *
 * @param email the e-mail in the page's address or form
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const resendVerification =
  (email: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!verificationResendBinding.can(getState().account, 'submitted')) return;
    const requestId = nanoid();
    dispatch(reverifySubmitted({ requestId }));
    const outcome = await dispatch(
      callUserApi(({ reverify }, run) => run(reverify.initiate({ email }, { track: false }))),
    );
    dispatch(
      outcome.ok
        ? reverifySucceeded({ requestId })
        : reverifyFailed({ requestId, message: serverMessage(outcome.failure) }),
    );
  };
