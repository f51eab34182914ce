import { injectSlice } from '../store/injectSlice';
import type { AppThunk, AppThunkDispatch } from '../store/storeTypes';
import type { ApiFailure, ApiOutcome } from './apiFailure';
import type { userApi } from './userApi';

type Endpoints = (typeof userApi)['endpoints'];

interface Answer<Value> {
  data?: Value | undefined;
  error?: unknown;
}

function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/**
 * Fetches the script that makes the calls and adds it to the store. RTK Query weighs as much as a page: no page waits
 * for it before there is something to call.
 *
 * @returns a thunk that resolves with the calls, or rejects where the script can not be fetched
 */
export const loadUserApi = (): AppThunk<Promise<Endpoints>> => async (dispatch) => {
  const { userApi } = await import('./userApi');
  // RTK Query reads its state before it dispatches anything.
  dispatch(injectSlice(userApi));
  return userApi.endpoints;
};

/**
 * Makes one call of the user API.
 *
 * @param call starts it with RTK Query's `initiate`
 * @returns a thunk that resolves with what came of it; it never rejects
 */
export const callUserApi =
  <Value>(
    call: (endpoints: Endpoints, dispatch: AppThunkDispatch) => PromiseLike<Answer<Value>>,
  ): AppThunk<Promise<ApiOutcome<Value>>> =>
  async (dispatch) => {
    try {
      const { data, error } = await call(await dispatch(loadUserApi()), dispatch);
      if (data !== undefined) return { ok: true, value: data };
      return { ok: false, failure: isApiFailure(error) ? error : { kind: 'unanswered' } };
    } catch {
      return { ok: false, failure: { kind: 'unanswered' } };
    }
  };
