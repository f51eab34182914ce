import * as v from 'valibot';
import weights from './learnedWeights.json';
import type { StatementKind } from './workbook';

/** The kinds in the order of their weights. */
export const weighedKinds = ['R', 'G', 'C', 'N', 'B'] as const satisfies readonly StatementKind[];

/**
 * How strongly each fact of a clause indicates each kind, learned from the annotated ideas by `npm run train`
 * (docs/decisions/009-kinds-are-learned.md).
 */
export const kindWeights: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(v.parse(v.record(v.string(), v.array(v.number())), weights)),
);
