import { actNames } from '../lexicon/actNames';
import { numberUses } from '../lexicon/numberUses';
import acts from './learnedActWeights.json';
import columns from './learnedColumnWeights.json';
import kinds from './learnedKindWeights.json';
import kindsInContext from './learnedKindInContextWeights.json';
import lists from './learnedListWeights.json';
import numbers from './learnedNumberWeights.json';
import owners from './learnedOwnerWeights.json';
import records from './learnedRecordWeights.json';
import roles from './learnedRoleWeights.json';
import states from './learnedStateWeights.json';
import types from './learnedTypeWeights.json';
import { productTypes } from '../types/productTypes';
import type { StatementKind } from './workbook';

/** For each fact, how strongly it indicates each label. */
export type Weights = Pick<ReadonlyMap<string, readonly number[]>, 'get'>;

/**
 * What classifies a clause: first by its own facts alone, then by these and by what the clauses around it seem to be
 * (`sort/contextFacts.ts`).
 */
export interface KindWeights {
  alone: Weights;
  inContext: Weights;
}

const weightsIn = (table: Readonly<Record<string, readonly number[]>>): Weights =>
  new Map(Object.entries(table));

/** With many labels most weights are 0: the file has only the others. A process uses few of the rows. */
function sparseIn(
  table: Readonly<Record<string, Readonly<Record<string, number>>>>,
  labels: readonly string[],
): Weights {
  const sparse = new Map(Object.entries(table));
  const completed = new Map<string, readonly number[]>();
  const complete = (fact: string, row: Readonly<Record<string, number>>) => {
    const weights = labels.map((label) => row[label] ?? 0);
    completed.set(fact, weights);
    return weights;
  };
  return {
    get: (fact) => {
      const row = sparse.get(fact);
      return row && (completed.get(fact) ?? complete(fact, row));
    },
  };
}

/** The kinds of a clause, and whether a noun for people is a role: in the order of their weights. */
export const weighedKinds = ['R', 'G', 'C', 'N', 'B'] as const satisfies readonly StatementKind[];
export const roleLabels = ['role', 'none'] as const;
/** Whether a noun names the records that a product lists, a noun phrase a column of theirs, and a word one of their states. */
export const recordLabels = ['record', 'none'] as const;
export const columnLabels = ['column', 'none'] as const;
export const stateLabels = ['state', 'none'] as const;
/** What the items of a list are: parts of a record, its states, or something else; and whether a noun names that record. */
export const listLabels = ['fields', 'states', 'none'] as const;
export const ownerLabels = ['owner', 'none'] as const;
/** A product type; `none` for an idea of no known type. */
export const typeLabels = [...productTypes.map(({ slug }) => slug), 'none' as const];
/** What a requirement has done; `none` for a clause that calls for no test of its own. */
export const actLabels = [...actNames, 'none' as const];

/**
 * Learned by `npm run train`: kinds and roles from the annotated ideas, types from those and `training/typeCorpus`, acts
 * from `training/actCorpus` alone, uses of numbers from `training/numberCorpus`, records, columns, states and lists from
 * `training/recordCorpus`
 * (docs/decisions/009-kinds-are-learned.md).
 */
export const kindWeights: KindWeights = {
  alone: weightsIn(kinds),
  inContext: weightsIn(kindsInContext),
};
export const roleWeights = weightsIn(roles);
export const typeWeights = sparseIn(types, typeLabels);
export const actWeights = sparseIn(acts, actLabels);
export const numberWeights = sparseIn(numbers, numberUses);
export const recordWeights = weightsIn(records);
export const columnWeights = weightsIn(columns);
export const stateWeights = weightsIn(states);
export const listWeights = weightsIn(lists);
export const ownerWeights = weightsIn(owners);

/** Facts that hold or do not, or the amount of each. */
type Facts = ReadonlySet<string> | ReadonlyMap<string, number>;

/** The amount of a fact. */
export const amountOf = (facts: Facts, fact: string): number =>
  'get' in facts ? (facts.get(fact) ?? 0) : 1;

/** The score of each label: the sum of the weights of all facts. */
export function scoresOf(facts: Facts, labels: number, weights: Weights): number[] {
  const scores = new Array<number>(labels).fill(0);
  for (const fact of facts.keys()) {
    const row = weights.get(fact);
    if (row === undefined) continue;
    const amount = amountOf(facts, fact);
    // By index: iterators would take several times as long.
    for (let label = 0; label < labels; label += 1)
      scores[label] = (scores[label] ?? 0) + amount * (row[label] ?? 0);
  }
  return scores;
}

/** Turns scores into probabilities (softmax). */
export function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
