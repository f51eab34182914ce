import { nanoid } from '@reduxjs/toolkit';
import { callUserApi } from '../../api/callUserApi';
import type { Clock } from '../../lib/clock';
import type { AppThunk } from '../../store/storeTypes';
import {
  recoveryFailed,
  recoverySent,
  recoverySubmitted,
  resendFailed,
  resendSubmitted,
  resendSucceeded,
} from './accountEvents';
import { recoveryBinding } from './accountSlice';

/** How long the resend button stays disabled, in milliseconds. */
const resendPause = 30_000;

const nextOpening = (clock: Clock): number => clock.now().getTime() + resendPause;

/**
 * Requests a reset link. Does nothing unless the form is shown and no call is running.
 *
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const recoverPassword =
  (typed: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    if (!recoveryBinding.can(getState().account, 'submitted')) return;
    const requestId = nanoid();
    const email = typed.trim();
    dispatch(recoverySubmitted({ requestId, email }));
    const { ok } = await dispatch(
      callUserApi(({ forgot }, run) => run(forgot.initiate({ email }, { track: false }))),
    );
    dispatch(
      ok
        ? recoverySent({ requestId, resendOpensAt: nextOpening(clock) })
        : recoveryFailed({ requestId }),
    );
  };

/**
 * Requests the reset link again. Does nothing during the countdown or while a call is running.
 *
 * @returns a thunk that resolves when the call has finished; it never rejects
 */
export const resendResetLink =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const { account } = getState();
    const requestId = nanoid();
    const submitted = resendSubmitted({ requestId, at: clock.now().getTime() });
    if (account.recovery.status === 'form' || !recoveryBinding.counts(account, submitted)) return;
    const { email } = account.recovery;
    dispatch(submitted);
    const { ok } = await dispatch(
      callUserApi(({ resend }, run) => run(resend.initiate({ email }, { track: false }))),
    );
    dispatch(
      ok
        ? resendSucceeded({ requestId, resendOpensAt: nextOpening(clock) })
        : resendFailed({ requestId }),
    );
  };
