import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../api/apiFailure';
import { callUserApi } from '../../api/callUserApi';
import { keepSecret } from '../../api/oneTimeSecrets';
import { signedIn } from '../../events/sessionEvents';
import type { AppThunk } from '../../store/storeTypes';
import {
  signInFailed,
  signInSubmitted,
  signInSucceeded,
  type SignInFailure,
} from './accountEvents';
import { signInBinding } from './accountSlice';

export interface Credentials {
  email: string;
  password: string;
}

function signInFailureOf(failure: ApiFailure): SignInFailure {
  if (failure.kind === 'unanswered') return failure;
  const { status, message, retryAfter } = failure;
  if (status === 429) {
    const minutes = retryAfter === null ? null : Math.max(1, Math.ceil(retryAfter / 60));
    return { kind: 'tooManyTries', minutes };
  }
  if (status >= 500) return { kind: 'unavailable' };
  const isUnverified = status === 400 && message?.includes('must be verified') === true;
  return { kind: isUnverified ? 'unverified' : 'refused' };
}

/**
 * Signs in (docs/behaviour.md#sign-in): dispatches `signedIn` on success, otherwise `signInFailed`. Does nothing
 * while another sign-in is running.
 *
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const signIn =
  ({ email: typed, password }: Credentials): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!signInBinding.can(getState().account, 'submitted')) return;
    const requestId = nanoid();
    const email = typed.trim();
    dispatch(signInSubmitted({ requestId }));
    const outcome = await dispatch(
      callUserApi(({ login }, run) =>
        run(login.initiate({ Email: email, password: keepSecret(password) }, { track: false })),
      ),
    );
    if (outcome.ok) {
      dispatch(signInSucceeded({ requestId }));
      dispatch(signedIn(outcome.value));
    } else {
      dispatch(signInFailed({ requestId, email, failure: signInFailureOf(outcome.failure) }));
    }
  };
