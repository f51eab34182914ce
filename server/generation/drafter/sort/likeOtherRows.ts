import { ofStates } from '../lexicon/partNames';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Span } from '../read/span';
import type { Sorting } from './kindOf';
import type { PlacedClause } from './placeClauses';
import type { StatementKind } from './workbook';

type Sorted = PlacedClause & Sorting;

const fewestColumns = 3;

/**
 * The rows of a table say the same of different things, so those of its commonest kind outweigh others: in a table of
 * states even what denies something, `Declined | not doing it`; in a wide one, such as a price list, what has numbers.
 */
export function likeOtherRows(read: ReadIdea, sorted: readonly Sorted[]): Sorted[] {
  const counts = new Map<readonly Span[], Map<StatementKind, number>>();
  for (const one of sorted) {
    const columns = columnsOf(one);
    if (columns === undefined || one.kind === 'N') continue;
    const own = counts.get(columns) ?? new Map<StatementKind, number>();
    counts.set(columns, own.set(one.kind, (own.get(one.kind) ?? 0) + 1));
  }
  return sorted.map((one) => {
    const columns = isOpen(read, one) ? columnsOf(one) : undefined;
    const [usual] = [...(columns ? (counts.get(columns) ?? []) : [])].sort(([, a], [, b]) => b - a);
    return usual === undefined ? one : { ...one, kind: usual[0] };
  });
}

/** The columns of the table that a clause is a row of, unless it is struck out or undecided. */
function columnsOf({ clause, place, isUndecided }: Sorted): readonly Span[] | undefined {
  const isRow = clause.block.kind === 'row' && !clause.isStruck && !isUndecided;
  return isRow ? place?.columns : undefined;
}

function isOpen({ folded }: ReadIdea, { clause, kind, place }: Sorted): boolean {
  const [first, ...others] = place?.columns ?? [];
  if (first === undefined) return false;
  if (kind === 'N') return ofStates.test(`${quote(folded, first)}:`);
  const { start, end } = clause.span;
  return others.length >= fewestColumns - 1 && /\p{N}/u.test(folded.slice(start, end));
}
