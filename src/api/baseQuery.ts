import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { errorResponseSchema } from '../../contract/userApi';
import { sessionRejected } from '../events/sessionEvents';
import { env } from '../lib/env';
import { retryAfterSeconds } from '../lib/retryAfter';
import type { RootState, Services } from '../store/storeTypes';
import type { ApiFailure } from './apiFailure';

/** A thunk, like the next one, because it gets the typed state; RTK Query's `getState` returns `unknown`. */
const readToken = (_dispatch: unknown, getState: () => RootState): string | null =>
  getState().auth.session.token;

const readTime = (_dispatch: unknown, _getState: unknown, { clock }: Services): number =>
  clock.now().getTime();

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
  const token = api.dispatch<string | null>(readToken);
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const { data, error, meta } = await send({ ...args, headers }, api, options);
  if (error === undefined) return { data };
  if (meta?.response === undefined) return { error: { kind: 'unanswered' } };
  const { status } = meta.response;
  if ((status === 401 || status === 403) && token === api.dispatch<string | null>(readToken)) {
    api.dispatch(sessionRejected());
  }
  // Reject an HTML page even with status 200. A time limit may end a body whose status has arrived.
  const isUnreadable = error.status === 'PARSING_ERROR' && status < 400;
  if (isUnreadable || error.status === 'TIMEOUT_ERROR') return { error: { kind: 'unanswered' } };
  const retryAfter = retryAfterSeconds(meta.response.headers, api.dispatch<number>(readTime));
  return { error: { kind: 'refused', status, message: messageOf(error.data), retryAfter } };
};
