import {
  accountDataSchema,
  sessionsResponseSchema,
  type AccountData,
  type DeleteAccountRequest,
  type EndSessionsRequest,
  type SessionsResponse,
} from '../../contract/userApi';
import { takeSecret, type SecretHandle } from './oneTimeSecrets';
import { userApi } from './userApi';

type Done = Record<string, never>;

const done = (): Done => ({});

/**
 * The calls about the user's own account (docs/behaviour.md#user-api), which a service may not support. In a separate
 * file, because only one dialog makes them. All are mutations: a query would keep the response in the store.
 */
export const ownAccountApi = userApi.injectEndpoints({
  endpoints: (build) => ({
    account: build.mutation<AccountData, null>({
      query: () => ({ url: 'account' }),
      responseSchema: accountDataSchema,
    }),
    sessions: build.mutation<SessionsResponse, null>({
      query: () => ({ url: 'sessions' }),
      responseSchema: sessionsResponseSchema,
    }),
    endSessions: build.mutation<Done, EndSessionsRequest>({
      query: (body) => ({ url: 'sessions/end', method: 'POST', body }),
      transformResponse: done,
    }),
    deleteAccount: build.mutation<Done, { password: SecretHandle }>({
      query: ({ password }) => ({
        url: 'account/delete',
        method: 'POST',
        body: { password: takeSecret(password) } satisfies DeleteAccountRequest,
      }),
      transformResponse: done,
    }),
  }),
});
