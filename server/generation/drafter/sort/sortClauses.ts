import type { ReadIdea } from '../read/readClauses';
import { withContext } from './contextFacts';
import { kindWeights } from './learnedWeights';
import { factsOf } from './clauseFacts';
import { likeOtherRows } from './likeOtherRows';
import { isRowOfFields } from './isRowOfFields';
import { kindOf, surely, type Sorting } from './kindOf';
import { placeClauses, type PlacedClause } from './placeClauses';

/** A clause with its kind. */
export type SortedClause = PlacedClause & Sorting;

/** Fewer clauses are no context to judge by. */
const fewestInContext = 8;

/** Classifies the clauses of an idea in a language with a lexicon. */
export function sortClauses(read: ReadIdea, weights = kindWeights): SortedClause[] {
  const placed = placeClauses(read);
  const own = factsOf(read, placed);
  const [facts, table] =
    placed.length < fewestInContext
      ? [own, weights.alone]
      : [withContext(placed, own, weights.alone), weights.inContext];
  const sorted = placed.map((one, index): SortedClause => {
    if (one.isHeading) return { ...one, ...surely('B') };
    const next = placed[index + 1]?.clause;
    return { ...one, ...kindOf(one, facts[index] ?? new Set(), read, table, next) };
  });
  const likened = likeOtherRows(read, sorted);
  // A table of fields says nothing about what anyone does.
  const isAsked = likened.some((one) => one.kind === 'R' && !isRowOfFields(read, one));
  return isAsked ? likened : likened.map(withDemand);
}

/** The least probable demand. Letters and recipes, which ask for nothing, stay below; what they deny is no demand. */
const leastDemand = { R: 0.25, C: 0.2 };

/** Somebody who types an idea wants something: without a surer requirement, what may ask for something does. */
function withDemand(one: SortedClause): SortedClause {
  const { demand } = one;
  return demand && demand.chance >= leastDemand[demand.kind]
    ? { ...one, kind: demand.kind, isDoubtful: false }
    : one;
}

/** In a language without a lexicon, every clause is background. */
export function asStated({ clauses }: ReadIdea): SortedClause[] {
  return clauses.map((clause) => ({
    clause,
    section: undefined,
    place: undefined,
    isHeading: clause.block.kind === 'heading',
    isNear: false,
    isAnswered: false,
    answers: undefined,
    ...surely(clause.isStruck ? 'N' : 'B'),
  }));
}
