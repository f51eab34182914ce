import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const annotatedIdeaSchema = v.object({
  id: v.string(),
  /** BCP 47. */
  language: v.string(),
  idea: v.string(),
  /** The accepted types. */
  type: v.array(v.string()),
  name: v.nullable(v.string()),
  /** Each role with its accepted spellings. */
  roles: v.array(v.array(v.string())),
  /** Contiguous parts of the idea, each with the kinds that a careful reader could give it. */
  statements: v.array(v.object({ text: v.string(), kind: v.array(v.string()) })),
  quantities: v.array(v.string()),
  contradictions: v.array(v.array(v.string())),
});

/** A product idea as people write them, with what a careful reader finds in it. */
export type AnnotatedIdea = v.InferOutput<typeof annotatedIdeaSchema>;

/**
 * Ideas for the tests of the drafter.
 *
 * @param set `tuned` was used to choose words and learn weights, `keptBack` was not
 */
export function annotatedIdeas(set: 'tuned' | 'keptBack'): AnnotatedIdea[] {
  const folder = path.join(__dirname, set);
  return readdirSync(folder).map((file) =>
    v.parse(annotatedIdeaSchema, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
}
