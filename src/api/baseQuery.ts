import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { errorResponseSchema } from '../../contract/userApi';
import { sessionRejected } from '../events/sessionEvents';
import { env } from '../lib/env';
import { retryAfterSeconds } from '../lib/retryAfter';
import type { RootState } from '../store/storeTypes';
import type { ApiFailure } from './apiFailure';

/** RTK Query types the state as unknown because any store may use it; only ours does. */
function tokenOf({ getState }: Pick<BaseQueryApi, 'getState'>): string | null {
  const { session } = (getState() as RootState).auth;
  return session.token;
}

function messageOf(body: unknown): string | null {
  const parsed = v.safeParse(errorResponseSchema, body);
  const message = parsed.success ? parsed.output.message.trim() : '';
  return message === '' ? null : message;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** In milliseconds. Our server needs less, even to hash a password or to time out on its database. */
const timeout = 30_000;

const send = fetchBaseQuery({
  timeout,
  baseUrl: new URL(env.userApiUrl, window.location.origin).href,
  credentials: 'include',
  prepareHeaders: (headers, api) => {
    headers.set('content-type', 'application/json');
    const token = tokenOf(api);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
  },
  responseHandler: async (response) => {
    const text = (await response.text()).trim();
    // Some services confirm success in plain text or with an empty body. Reject HTML: a server without this endpoint
    // returns its front page; and JSON that was cut off.
    if (response.ok && !/^(?:<(?:!doctype|html)\b|[{[])/i.test(text) && !isJson(text)) return {};
    const body: unknown = JSON.parse(text);
    return body;
  },
});

/**
 * Makes one call of the user API (docs/behaviour.md#user-api): JSON, cookies included, the stored token as bearer.
 * On 401 or 403 it dispatches `sessionRejected`, unless the session that sent the call has already ended.
 *
 * Don't pass request and response as RTK Query's `meta`: that would put the password into an action.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiFailure> = async (
  args,
  api,
  options,
) => {
  const sentWith = tokenOf(api);
  const { data, error, meta } = await send(args, api, options);
  if (error === undefined) return { data };
  if (meta?.response === undefined) return { error: { kind: 'unanswered' } };
  const { status, headers } = meta.response;
  if ((status === 401 || status === 403) && sentWith === tokenOf(api)) {
    api.dispatch(sessionRejected());
  }
  // Reject an HTML page even with status 200. A time limit may end a body whose status has arrived.
  const isUnreadable = error.status === 'PARSING_ERROR' && status < 400;
  if (isUnreadable || error.status === 'TIMEOUT_ERROR') return { error: { kind: 'unanswered' } };
  const retryAfter = retryAfterSeconds(headers, Date.now());
  return { error: { kind: 'refused', status, message: messageOf(error.data), retryAfter } };
};
