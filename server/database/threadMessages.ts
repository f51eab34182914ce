import * as v from 'valibot';

/** Start parameter of the thread of the embedded database: its folder. */
export const threadDataSchema = v.object({ folder: v.string() });

/** Requests to the thread; ids start at 1. */
export const requestSchema = v.variant('kind', [
  v.object({
    id: v.number(),
    kind: v.literal('query'),
    text: v.string(),
    parameters: v.array(v.unknown()),
  }),
  v.object({ id: v.number(), kind: v.literal('close') }),
]);

/** Responses of the thread; id 0 reports whether the database has opened. */
export const answerSchema = v.variant('kind', [
  v.object({
    id: v.number(),
    kind: v.literal('result'),
    // Only the caller knows a row's columns: `never` is assignable to every row type.
    rows: v.array(v.custom<never>((row) => typeof row === 'object' && row !== null)),
    affected: v.number(),
  }),
  v.object({
    id: v.number(),
    kind: v.literal('error'),
    message: v.string(),
    code: v.optional(v.string()),
  }),
]);

export type ThreadRequest = v.InferOutput<typeof requestSchema>;
export type ThreadAnswer = v.InferOutput<typeof answerSchema>;
