import * as v from 'valibot';
import { countCodePoints } from './countCodePoints';
import { emailPattern, invalidEmail } from './emailAddress';
import { isBlank } from './isBlank';
import { userSchema } from './storedValues';

/** Minimum length of a new password, as counted by `countCodePoints` (docs/behaviour.md#limits). */
const minimumPasswordLength = 6;

/** Maximum length of a password on the companion server, as counted by `countCodePoints`. */
const maximumPasswordLength = 128;

/** Maximum length of a name on the companion server, as counted by `countCodePoints`. */
const maximumNameLength = 200;

/**
 * Characters that have a meaning in mail headers, that cannot be stored, or that are invisible and dropped by mail
 * servers. Also consecutive dots: `root@localhost..` would reach a mailbox of the mail server itself.
 */
const forbiddenInEmail =
  /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point},;:<>()[\]"\\]|@.*[.\u3002\uff0e\uff61]{2}/u;

const email = v.pipe(
  v.string('Email is required.'),
  v.trim(),
  v.nonEmpty('Email is required.'),
  v.maxLength(254, invalidEmail),
  v.regex(emailPattern, invalidEmail),
  v.check((text) => !forbiddenInEmail.test(text), invalidEmail),
);

const atMost = (length: number, field: string) =>
  v.check(
    (text: string) => countCodePoints(text) <= length,
    `${field} must be at most ${length} characters.`,
  );

/** The password of a new account or a reset; sign-in accepts shorter ones. */
export const newPasswordSchema = v.pipe(
  v.string('Password is required.'),
  v.check(
    (text) => countCodePoints(text) >= minimumPasswordLength,
    `Password must be at least ${minimumPasswordLength} characters.`,
  ),
  atMost(maximumPasswordLength, 'Password'),
);

/** The name of a new account. */
export const nameSchema = v.pipe(
  v.string('Name is required.'),
  v.trim(),
  v.check((text) => !isBlank(text), 'Name is required.'),
  atMost(maximumNameLength, 'Name'),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Name must not contain control characters.'),
);

/** Body of `POST /login` (docs/behaviour.md#user-api); its field names are capitalised. */
export const loginRequestSchema = v.strictObject({
  Email: email,
  Password: v.pipe(
    v.string('Password is required.'),
    v.nonEmpty('Password is required.'),
    atMost(maximumPasswordLength, 'Password'),
  ),
});

/** Response to `POST /login` with status 200 or 201: the user, and a token unless a cookie keeps the session. */
export const loginResponseSchema = v.object({
  token: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  user: userSchema,
});

/** Body of `POST /signup`. */
export const signupRequestSchema = v.strictObject({
  name: nameSchema,
  email,
  password: newPasswordSchema,
});

/** Response to `POST /signup` with status 200 or 201: a code, or `null` without one. */
export const signupResponseSchema = v.pipe(
  v.fallback(v.object({ code: v.union([v.string(), v.number()]) }), { code: '' }),
  v.transform(({ code }) => ({ verificationCode: code === '' ? null : String(code) })),
);

/** Body of `POST /forgot`, `POST /resend` and `POST /reverify`. */
export const emailRequestSchema = v.strictObject({ email });

/** Query of `GET /verify`. */
export const verifyQuerySchema = v.strictObject({
  code: v.pipe(
    v.string('Verification code is missing.'),
    v.nonEmpty('Verification code is missing.'),
  ),
});

/** Body of `POST /reset`. */
export const resetRequestSchema = v.strictObject({
  token: v.pipe(
    v.string('Invalid or missing reset token.'),
    v.nonEmpty('Invalid or missing reset token.'),
  ),
  password: newPasswordSchema,
});

/** Response to `GET /account`: what the service stores about the user. */
export const accountDataSchema = v.looseObject({ account: v.looseObject({}) });

/** Response to `GET /sessions`, newest first. */
export const sessionsResponseSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      /** When the user signed in, as an ISO date. */
      createdAt: v.pipe(v.string(), v.isoTimestamp()),
      isCurrent: v.boolean(),
    }),
  ),
});

/** Body of `POST /sessions/end`: one session, or all but the caller's. */
export const endSessionsRequestSchema = v.strictObject({
  // Rejects anything that cannot be an id: databases reject some texts, such as one with a null character.
  id: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'There is no such session.'))),
});

/** Body of `POST /account/delete`. */
export const deleteAccountRequestSchema = v.strictObject({
  password: v.pipe(
    v.string('Password is required.'),
    v.nonEmpty('Password is required.'),
    atMost(maximumPasswordLength, 'Password'),
  ),
});

/** Body of every error response; the message is for the user. */
export const errorResponseSchema = v.object({ message: v.string() });

export type LoginRequest = v.InferOutput<typeof loginRequestSchema>;
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>;
export type SignupRequest = v.InferOutput<typeof signupRequestSchema>;
export type SignupResponse = v.InferOutput<typeof signupResponseSchema>;
export type EmailRequest = v.InferOutput<typeof emailRequestSchema>;
export type ResetRequest = v.InferOutput<typeof resetRequestSchema>;
export type AccountData = v.InferOutput<typeof accountDataSchema>;
export type SessionsResponse = v.InferOutput<typeof sessionsResponseSchema>;
export type EndSessionsRequest = v.InferOutput<typeof endSessionsRequestSchema>;
export type DeleteAccountRequest = v.InferOutput<typeof deleteAccountRequestSchema>;
