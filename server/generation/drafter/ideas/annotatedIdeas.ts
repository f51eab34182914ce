import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** The format of the ideas. */
export const annotatedIdeaSchema = v.object({
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
 * `tuned` is for choosing words and learning weights. The others only measure: `keptBack`, `heldOut`, which comes from the
 * same second brief as the older ideas of `marked`, and `otherAuthors`, from the third brief.
 */
export type IdeaSet = 'tuned' | 'keptBack' | 'heldOut' | 'otherAuthors';

/**
 * Reads all ideas of a set.
 *
 * @throws ValiError if a file does not have the format
 */
export function annotatedIdeas(set: IdeaSet): AnnotatedIdea[] {
  const folder = path.join(__dirname, set);
  return readdirSync(folder).map((file) =>
    v.parse(annotatedIdeaSchema, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
}
