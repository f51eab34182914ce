import * as v from 'valibot';

/**
 * The signed-in user as the sign-in answer gives it and as `user` is stored. Services differ in what they say of a user,
 * so any JSON object will do; it is kept as it came.
 */
export const userSchema = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export type User = v.InferOutput<typeof userSchema>;

/** The session token as `token` is stored: a bare string, never empty. */
export const tokenSchema = v.pipe(v.string(), v.nonEmpty());

/**
 * The saved document: these four fields, others are dropped; `timestamp` is an ISO date-time. A document type that this
 * version does not know is kept, and shown as a "Document".
 */
export const ideaSubmissionSchema = v.object({
  idea: v.string(),
  documentType: v.pipe(v.string(), v.nonEmpty()),
  response: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

export type IdeaSubmission = v.InferOutput<typeof ideaSubmissionSchema>;

/** The only keys of localStorage that the product uses (docs/behaviour.md#storage-keys). */
export const storageKeys = {
  user: 'user',
  token: 'token',
  submission: 'ideakilnIdeaSubmission',
} as const;

/** What the browser's storage holds altogether; a value that is missing or unreadable is `null`. */
export const storedStateSchema = v.object({
  user: v.nullable(userSchema),
  token: v.nullable(tokenSchema),
  submission: v.nullable(ideaSubmissionSchema),
});

export type StoredState = v.InferOutput<typeof storedStateSchema>;

/** The names of all stored values. */
export const storedFields = v.keyof(storedStateSchema).options;
