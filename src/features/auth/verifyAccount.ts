import { nanoid } from '@reduxjs/toolkit';
import { callUserApi } from '../../api/callUserApi';
import { keepSecret } from '../../api/oneTimeSecrets';
import type { AppThunk } from '../../store/storeTypes';
import {
  reverifyFailed,
  reverifyImpossible,
  reverifySubmitted,
  reverifySucceeded,
  verificationFailed,
  verificationStarted,
  verificationSucceeded,
} from './accountEvents';
import { verificationResendBinding } from './accountSlice';
import { serverMessage } from './serverMessage';

/**
 * Verifies the account that a code was sent for (docs/behaviour.md#verification). Each code is tried once: opening its
 * page again, as Back and React's double effects do, makes no call.
 *
 * @returns a thunk that resolves when the call has ended; it never rejects
 */
export const verifyAccount =
  (verificationCode: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().account.verification.verificationCode === verificationCode) return;
    dispatch(verificationStarted({ verificationCode }));
    if (getState().account.verification.verificationCode !== verificationCode) return;
    const outcome = await dispatch(
      callUserApi(({ verify }, run) =>
        run(verify.initiate({ code: keepSecret(verificationCode) }, { track: false })),
      ),
    );
    dispatch(
      outcome.ok
        ? verificationSucceeded({ verificationCode })
        : verificationFailed({ verificationCode, message: serverMessage(outcome.failure) }),
    );
  };

/**
 * Has the verification e-mail sent again. Makes no call without an address, or while a call runs.
 *
 * @param email as the page's address names it; empty where it does not
 * @returns a thunk that resolves when the call has ended; it never rejects
 */
export const resendVerification =
  (email: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!verificationResendBinding.can(getState().account, 'submitted')) return;
    const requestId = nanoid();
    dispatch(reverifySubmitted({ requestId, email }));
    if (getState().account.verificationResend.status !== 'sending') {
      dispatch(reverifyImpossible());
      return;
    }
    const outcome = await dispatch(
      callUserApi(({ reverify }, run) => run(reverify.initiate({ email }, { track: false }))),
    );
    dispatch(
      outcome.ok
        ? reverifySucceeded({ requestId })
        : reverifyFailed({ requestId, message: serverMessage(outcome.failure) }),
    );
  };
