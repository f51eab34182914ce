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
 * Loads the script with the API calls and adds its slice to the store. RTK Query is as large as a page, so pages
 * don't load it until they make a call.
 *
 * @returns a thunk that resolves to the calls, or rejects if the script fails to load
 */
export const loadUserApi = (): AppThunk<Promise<Endpoints>> => async (dispatch) => {
  const { userApi } = await import('./userApi');
  // RTK Query reads its state before it dispatches its first action.
  dispatch(injectSlice(userApi));
  return userApi.endpoints;
};

/**
 * Makes one call of the user API.
 *
 * @param call starts it with RTK Query's `initiate`
 * @returns a thunk that resolves to the result; it never rejects
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
