import * as v from 'valibot';
import kinds from './learnedKindWeights.json';
import roles from './learnedRoleWeights.json';
import type { StatementKind } from './workbook';

/** For each fact, how strongly it indicates each label. */
export type Weights = ReadonlyMap<string, readonly number[]>;

const weightsSchema = v.record(v.string(), v.array(v.number()));
const parsed = (json: unknown): Weights => new Map(Object.entries(v.parse(weightsSchema, json)));

/** The kinds of a clause, and whether a noun for people is a role: in the order of their weights. */
export const weighedKinds = ['R', 'G', 'C', 'N', 'B'] as const satisfies readonly StatementKind[];
export const roleLabels = ['role', 'none'] as const;

/** Learned from the annotated ideas by `npm run train` (docs/decisions/009-kinds-are-learned.md). */
export const kindWeights = parsed(kinds);
export const roleWeights = parsed(roles);

/** The score of a label: the sum of what each fact says for it. */
export function scoreOf(facts: ReadonlySet<string>, label: number, weights: Weights): number {
  let score = 0;
  for (const fact of facts) score += weights.get(fact)?.[label] ?? 0;
  return score;
}
