import type { ReadIdea } from '../read/readClauses';
import type { KnownType } from '../types/productType';
import { productTypes } from '../types/productTypes';
import { scoresOf, shares, typeLabels, typeWeights } from './learnedWeights';
import type { SortedClause } from './sortClauses';
import { typeFacts } from './typeFacts';

/** An idea of fewer words says little but its type. */
export const shortIdea = 12;

/**
 * At least how much more probable than the second a certain type is, for ideas of fewer words than this. Few words leave
 * even a clear type less probable, and a document of them is empty without it. By cross-validation, of the ideas just
 * above each bound 9 of 12, 6 of 8 and 326 of 339 are right.
 */
const leastLeads: readonly (readonly [number, number])[] = [
  [shortIdea, 0.2],
  [25, 0.4],
  [Infinity, 0.85],
];
const mostCounted = 25;

/** Below this, hardly a word indicates any type: for nonsense, all types are about equally probable. */
const leastLikely = 0.2;

/** The most probable type; the documents contain suggestions only for a certain one. */
export interface ChosenType {
  type: KnownType;
  isSure: boolean;
}

/**
 * Chooses the most probable product type by the words of the idea.
 *
 * @param clauses its clauses with their kinds
 * @returns `undefined` if the most probable label is `none`, or no word indicates a type
 */
export function chooseType(
  read: ReadIdea,
  clauses: readonly SortedClause[],
): ChosenType | undefined {
  const facts = typeFacts(read, clauses);
  const chances = shares(scoresOf(facts, typeLabels.length, typeWeights));
  const [chance = 0, second = 0] = chances.toSorted((a, b) => b - a);
  const type = chance < leastLikely ? undefined : productTypes[chances.indexOf(chance)];
  const { length } = read.text.trim().split(/\s+/u, mostCounted);
  const [, leastLead = 1] = leastLeads.find(([words]) => length < words) ?? [];
  return type && { type, isSure: chance - second >= leastLead };
}
