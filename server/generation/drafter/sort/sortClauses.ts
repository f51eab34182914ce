import type { ReadIdea } from '../read/readClauses';
import { sectionOf } from '../read/sectionName';
import { quote, type Span } from '../read/span';
import { withContext } from './contextFacts';
import { kindWeights } from './learnedWeights';
import { factsOf } from './clauseFacts';
import { kindOf, surely, type Sorting } from './kindOf';
import { placeClauses, type PlacedClause } from './placeClauses';
import type { StatementKind } from './workbook';

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
  const likened = likeTheirTable(read, sorted);
  return likened.some(({ kind }) => kind === 'R') ? likened : likened.map(withDemand);
}

/** A row that only its own words rule out is of the kind of its table's other rows: `Declined | 35 € fee | not doing it`. */
function likeTheirTable(read: ReadIdea, sorted: readonly SortedClause[]): SortedClause[] {
  const { text, lexicon } = read;
  const counts = new Map<readonly Span[], Map<StatementKind, number>>();
  const columnsOf = ({ clause: { block }, place }: SortedClause) =>
    block.kind === 'row' ? place?.columns : undefined;
  for (const one of sorted) {
    const columns = columnsOf(one);
    if (columns === undefined) continue;
    const own = counts.get(columns) ?? new Map<StatementKind, number>();
    counts.set(columns, own.set(one.kind, (own.get(one.kind) ?? 0) + 1));
  }
  return sorted.map((one) => {
    const { block, isStruck } = one.clause;
    const columns = columnsOf(one);
    const isRuledOut =
      isStruck ||
      one.section === 'exclusions' ||
      block.cells.some((cell) => sectionOf(quote(text, cell), lexicon) === 'exclusions');
    if (one.kind !== 'N' || columns === undefined || isRuledOut) return one;
    const [usual] = [...(counts.get(columns) ?? [])].sort(([, a], [, b]) => b - a);
    return usual === undefined ? one : { ...one, kind: usual[0] };
  });
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
    ...surely(clause.isStruck ? 'N' : 'B'),
  }));
}
