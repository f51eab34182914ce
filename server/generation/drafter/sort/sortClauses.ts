import type { ReadIdea } from '../read/readClauses';
import { factsOf } from './clauseFacts';
import { kindOf, type Sorting } from './kindOf';
import { placeClauses, type PlacedClause } from './placeClauses';

/** A clause with what it was sorted as. */
export type SortedClause = PlacedClause & Sorting;

const background: Sorting = { kind: 'B', priority: undefined, isUndecided: false };

/** Sorts the clauses of an idea whose language the lexicon has. */
export function sortClauses(read: ReadIdea): SortedClause[] {
  const placed = placeClauses(read);
  const facts = factsOf(read, placed);
  return placed.map((one, index) => ({
    ...one,
    ...(one.isHeading ? background : kindOf(one, facts[index] ?? new Set(), read)),
  }));
}

/** In a language without a lexicon everything is background: stated, not understood. */
export function asStated({ clauses }: ReadIdea): SortedClause[] {
  return clauses.map((clause) => ({
    clause,
    section: undefined,
    place: undefined,
    isHeading: clause.block.kind === 'heading',
    isNear: false,
    ...background,
    kind: clause.isStruck ? 'N' : 'B',
  }));
}
