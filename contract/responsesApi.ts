import * as v from 'valibot';

/** The model that the browser requests. */
export const generationModel = 'gpt-4.1';

/** The model name of the offline drafter. */
export const offlineDrafterModel = 'offline-drafter';

/** Maximum size of the body of a generation call, in bytes. */
export const generationBodyLimit = 512 * 1024;

/** Body of `POST {base}/responses` (docs/behaviour.md#generation-call); `stream` asks for server-sent events. */
export const generationRequestSchema = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  input: v.pipe(v.string(), v.nonEmpty()),
  stream: v.optional(v.boolean()),
});
