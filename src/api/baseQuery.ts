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
import type { RootState } from '../store/storeTypes';
import type { ApiFailure } from './apiFailure';

/** RTK Query leaves the state's type open: it could serve any store. This one is only ever added to ours. */
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

const send = fetchBaseQuery({
  baseUrl: new URL(env.userApiUrl, window.location.origin).href,
  credentials: 'include',
  prepareHeaders: (headers, api) => {
    headers.set('content-type', 'application/json');
    const token = tokenOf(api);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
  },
  responseHandler: async (response) => {
    const text = (await response.text()).trim();
    // A service that only says "done" may say it in plain text or without a body. A page of HTML is no answer: a
    // server that knows nothing of the call sends its front page.
    if (response.ok && !/^<(?:!doctype|html)\b/i.test(text) && !isJson(text)) return {};
    const body: unknown = JSON.parse(text);
    return body;
  },
});

/**
 * Makes one call of the user API (docs/behaviour.md#user-api): JSON, cookies sent, the stored token as bearer. A status
 * of 401 or 403 dispatches `sessionRejected`, unless the session that the call was sent with has ended meanwhile.
 *
 * The request and its answer do not go along as RTK Query's `meta`: they would carry the password into an action.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiFailure> = async (
  args,
  api,
  options,
) => {
  const sentWith = tokenOf(api);
  const { data, error, meta } = await send(args, api, options);
  if (error === undefined) return { data };
  const status = meta?.response?.status;
  if (status === undefined) return { error: { kind: 'unanswered' } };
  if ((status === 401 || status === 403) && sentWith === tokenOf(api)) {
    api.dispatch(sessionRejected());
  }
  // A page of HTML with status 200 is no answer either.
  if (error.status === 'PARSING_ERROR' && status < 400) return { error: { kind: 'unanswered' } };
  return { error: { kind: 'refused', status, message: messageOf(error.data) } };
};
