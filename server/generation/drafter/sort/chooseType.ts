import type { ReadIdea } from '../read/readClauses';
import type { KnownType } from '../types/productType';
import { productTypes } from '../types/productTypes';
import { typeLabels, typeWeights } from './learnedWeights';
import { scoresOf, shares } from '../weights/scores';
import type { SortedClause } from './sortClauses';
import { typeFacts } from './typeFacts';

/** An idea of fewer words says little but its type. */
export const shortIdea = 12;

/**
 * At least how much more probable than the second a certain type is. In a short idea even a clear type is less probable,
 * and without it the document is nearly empty. By cross-validation: of the one-liners with a lead of 0.2 to 0.4, 9 of 12
 * have the right type; of other ideas below 25 words with 0.4 to 0.85, 6 of 8; of all longer ones from 0.85 on, 307 of 317.
 */
const leastLeads = [
  { below: shortIdea, lead: 0.2 },
  { below: 25, lead: 0.4 },
];
const leastLead = 0.85;
const mostCounted = Math.max(...leastLeads.map(({ below }) => below));

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
  const least = leastLeads.find(({ below }) => length < below)?.lead ?? leastLead;
  return type && { type, isSure: chance - second >= least };
}
