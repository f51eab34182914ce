import * as v from 'valibot';
import { documentTypeSchema } from './documentType';

/** The signed-in user as the sign-in answer gives it and as `user` is stored (sections 3 and 7). */
export const userSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
});

export type User = v.InferOutput<typeof userSchema>;

/** The session token as `token` is stored: a bare string, never empty (section 3). */
export const tokenSchema = v.pipe(v.string(), v.nonEmpty());

/** The saved generation: these four fields (section 3), others are dropped; `timestamp` is an ISO date-time. */
export const ideaSubmissionSchema = v.object({
  idea: v.string(),
  documentType: documentTypeSchema,
  response: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

export type IdeaSubmission = v.InferOutput<typeof ideaSubmissionSchema>;

/** The only keys of localStorage that the product uses (section 3). */
export const storageKeys = {
  user: 'user',
  token: 'token',
  submission: 'ideakilnIdeaSubmission',
} as const;
