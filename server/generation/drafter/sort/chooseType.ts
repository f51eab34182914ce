import type { ReadIdea } from '../read/readClauses';
import type { KnownType } from '../types/productType';
import { productTypes } from '../types/productTypes';
import { scoresOf, shares, typeLabels, typeWeights } from './learnedWeights';
import { typeFacts } from './typeFacts';

/** Of the annotated ideas that it was not trained on, 97 of 100 that are so probable are right; from 0.8, 92. */
const leastSure = 0.9;
/**
 * A one-liner leaves everything open but its type, and few words leave even a clear one less probable. By
 * cross-validation, 30 of 32 one-liners between 0.6 and 0.8 are right.
 */
const leastSureOfShort = 0.6;

/** Below this, hardly a word indicates any type: for nonsense, all types are about equally probable. */
const leastLikely = 0.2;

/** An idea of fewer words says little but its type. */
export const shortIdea = 12;

/** The most probable type; the documents contain suggestions only for a certain one. */
export interface ChosenType {
  type: KnownType;
  isSure: boolean;
}

/**
 * Chooses the most probable product type by the words of the idea.
 *
 * @returns `undefined` if the most probable label is `none`, or no word indicates a type
 */
export function chooseType(read: ReadIdea): ChosenType | undefined {
  const facts = typeFacts(read);
  const chances = shares(scoresOf(facts, typeLabels.length, typeWeights));
  const chance = Math.max(...chances);
  const type = chance < leastLikely ? undefined : productTypes[chances.indexOf(chance)];
  const isShort = read.text.trim().split(/\s+/u, shortIdea).length < shortIdea;
  return type && { type, isSure: chance >= (isShort ? leastSureOfShort : leastSure) };
}
