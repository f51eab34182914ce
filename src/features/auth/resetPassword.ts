import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api/apiFailure';
import { callUserApi } from '../../api/callUserApi';
import { keepSecret } from '../../api/oneTimeSecrets';
import { signOut } from '../../api/signOut';
import type { AppThunk } from '../../store/storeTypes';
import { resetFailed, resetLinkRejected, resetSubmitted, resetSucceeded } from './accountEvents';
import { passwordResetBinding } from './accountSlice';
import { selectIsSignedIn } from './authSlice';
import { serverMessage } from './serverMessage';

const rejectedLink = /invalid|expired/i;

function failureEvent(requestId: string, failure: ApiFailure) {
  const message = serverMessage(failure);
  const isLinkRejected =
    failure.kind === 'refused' && failure.message !== null && rejectedLink.test(failure.message);
  return isLinkRejected && message !== null
    ? resetLinkRejected({ requestId, message })
    : resetFailed({ requestId, message });
}

/**
 * Sets a new password with the token of an e-mailed link (docs/behaviour.md#reset-password). Does nothing while
 * another reset is running.
 *
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const resetPassword =
  (token: string, password: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!passwordResetBinding.can(getState().account, 'submitted')) return;
    const requestId = nanoid();
    dispatch(resetSubmitted({ requestId }));
    const outcome = await dispatch(
      callUserApi(({ reset }, run) =>
        run(reset.initiate({ token, password: keepSecret(password) }, { track: false })),
      ),
    );
    if (!outcome.ok) {
      dispatch(failureEvent(requestId, outcome.failure));
      return;
    }
    // The service has ended all sessions of the account, including the one stored here.
    if (selectIsSignedIn(getState())) dispatch(signOut());
    dispatch(resetSucceeded({ requestId }));
  };
