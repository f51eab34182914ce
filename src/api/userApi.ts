import { createApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  loginResponseSchema,
  signupResponseSchema,
  type EmailRequest,
  type LoginRequest,
  type LoginResponse,
  type ResetRequest,
  type SignupRequest,
  type SignupResponse,
} from '../../contract/userApi';
import type { ApiFailure } from './apiFailure';
import { baseQuery } from './baseQuery';
import { takeSecret, type SecretHandle } from './oneTimeSecrets';

declare module '../store/storeTypes' {
  interface LazySlices {
    userApi: ReturnType<typeof userApi.reducer>;
  }
}

/** A call's arguments as they appear in actions; the secret is kept elsewhere (see `keepSecret`). */
type Shown<Request> = Omit<Request, 'password' | 'Password'> & { password: SecretHandle };

type Done = Record<string, never>;

/** Ignores the response body of a call that only succeeds or fails. */
const done = (): Done => ({});

const post = (url: string, body: object) => ({ url, method: 'POST', body });

// Any other status is a failure (docs/behaviour.md#user-api).
const isOkOrCreated = ({ status }: Response): boolean => status === 200 || status === 201;

/**
 * The seven calls of the user API (docs/behaviour.md#user-api). Services respond differently, so the schemas require
 * only the fields we use: a sign-in without a user object fails as `unanswered`. Start calls that carry a password
 * with `track: false`, so that the token from the sign-in response is stored in one place only.
 */
export const userApi = createApi({
  reducerPath: 'userApi',
  baseQuery,
  catchSchemaFailure: (): ApiFailure => ({ kind: 'unanswered' }),
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, Shown<LoginRequest>>({
      query: ({ Email, password }) => ({
        ...post('login', { Email, Password: takeSecret(password) } satisfies LoginRequest),
        validateStatus: isOkOrCreated,
      }),
      responseSchema: loginResponseSchema,
    }),
    signup: build.mutation<SignupResponse, Shown<SignupRequest>>({
      query: ({ name, email, password }) => ({
        ...post('signup', { name, email, password: takeSecret(password) } satisfies SignupRequest),
        validateStatus: isOkOrCreated,
      }),
      transformResponse: (answer: unknown) => v.parse(signupResponseSchema, answer),
    }),
    forgot: build.mutation<Done, EmailRequest>({
      query: (body) => post('forgot', body),
      transformResponse: done,
    }),
    resend: build.mutation<Done, EmailRequest>({
      query: (body) => post('resend', body),
      transformResponse: done,
    }),
    // A mutation although it is a GET: a query's cache key would contain the code.
    verify: build.mutation<Done, { code: SecretHandle }>({
      query: ({ code }) => ({ url: 'verify', params: { code: takeSecret(code) } }),
      transformResponse: done,
    }),
    reverify: build.mutation<Done, EmailRequest>({
      query: (body) => post('reverify', body),
      transformResponse: done,
    }),
    reset: build.mutation<Done, Shown<ResetRequest>>({
      query: ({ token, password }) =>
        post('reset', { token, password: takeSecret(password) } satisfies ResetRequest),
      transformResponse: done,
    }),
  }),
});
