import * as v from 'valibot';

/**
 * The user object of the sign-in response, which is also stored as `user`. Services differ in its fields, so any JSON
 * object is valid and kept unchanged.
 */
export const userSchema = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export type User = v.InferOutput<typeof userSchema>;

/** The session token as stored in `token`: a non-empty string, not JSON. */
export const tokenSchema = v.pipe(v.string(), v.nonEmpty());

/**
 * The saved document: these four fields, others are dropped. An unknown document type is kept and shown as "Document".
 */
export const ideaSubmissionSchema = v.object({
  idea: v.string(),
  documentType: v.pipe(v.string(), v.nonEmpty()),
  response: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

export type IdeaSubmission = v.InferOutput<typeof ideaSubmissionSchema>;

/** All stored values; a missing or unreadable value is `null`. */
export const storedStateSchema = v.object({
  user: v.nullable(userSchema),
  token: v.nullable(tokenSchema),
  submission: v.nullable(ideaSubmissionSchema),
});

export type StoredState = v.InferOutput<typeof storedStateSchema>;

/** The names of all stored values. */
export const storedFields = v.keyof(storedStateSchema).options;
