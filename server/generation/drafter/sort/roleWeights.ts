import * as v from 'valibot';
import weights from './learnedRoleWeights.json';

/** The labels of a noun for people, in the order of the weights. */
export const roleLabels = ['role', 'none'] as const;

/**
 * How strongly each fact of a noun indicates that it is a role, learned from the annotated ideas by `npm run train`
 * (docs/decisions/009-kinds-are-learned.md).
 */
const learned = v.parse(v.record(v.string(), v.array(v.number())), weights);

export const roleWeights: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(learned));

/** The score of a set of facts for being a role. */
export function roleScore(facts: Iterable<string>, weights = roleWeights): number {
  let score = 0;
  for (const fact of facts) {
    const [role = 0, none = 0] = weights.get(fact) ?? [];
    score += role - none;
  }
  return score;
}
