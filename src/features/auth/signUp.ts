import { nanoid } from '@reduxjs/toolkit';
import { callUserApi } from '../../api/callUserApi';
import { keepSecret } from '../../api/oneTimeSecrets';
import type { AppThunk } from '../../store/storeTypes';
import {
  signUpCodeReceived,
  signUpFailed,
  signUpRegistered,
  signUpSubmitted,
} from './accountEvents';
import { signUpBinding } from './accountSlice';
import { serverMessage } from './serverMessage';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/**
 * Creates an account (docs/behaviour.md#sign-up): dispatches `signUpRegistered`, `signUpCodeReceived` if the
 * response contains a code, or `signUpFailed`. Does nothing while another sign-up is running.
 *
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const signUp =
  ({ name, email: typed, password }: NewAccount): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!signUpBinding.can(getState().account, 'submitted')) return;
    const requestId = nanoid();
    const email = typed.trim();
    dispatch(signUpSubmitted({ requestId }));
    const outcome = await dispatch(
      callUserApi(({ signup }, run) =>
        run(
          signup.initiate(
            { name: name.trim(), email, password: keepSecret(password) },
            { track: false },
          ),
        ),
      ),
    );
    if (!outcome.ok) {
      const { failure } = outcome;
      const answered = failure.kind === 'refused';
      dispatch(signUpFailed({ requestId, answered, message: serverMessage(failure) }));
    } else if (outcome.value.verificationCode === null) {
      dispatch(signUpRegistered({ requestId, email }));
    } else {
      const { verificationCode } = outcome.value;
      dispatch(signUpCodeReceived({ requestId, email, verificationCode }));
    }
  };
