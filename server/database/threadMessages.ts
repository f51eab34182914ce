import * as v from 'valibot';

/** What the thread of the embedded database is started with: the folder of its files. */
export const threadDataSchema = v.object({ folder: v.string() });

/** What the main thread asks for; ids count from 1. */
export const requestSchema = v.variant('kind', [
  v.object({
    id: v.number(),
    kind: v.literal('query'),
    text: v.string(),
    parameters: v.array(v.unknown()),
  }),
  v.object({ id: v.number(), kind: v.literal('close') }),
]);

/** What the thread answers; the id 0 says whether the database has opened. */
export const answerSchema = v.variant('kind', [
  v.object({
    id: v.number(),
    kind: v.literal('result'),
    // Which columns a row has, only who asked knows: `never` fits every type of row.
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
