import { ofStates } from '../lexicon/partNames';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Span } from '../read/span';
import type { Sorting } from './kindOf';
import type { PlacedClause } from './placeClauses';
import type { StatementKind } from './workbook';

type Sorted = PlacedClause & Sorting;

/** In a table of states, a row whose words deny something rules out nothing: `Declined | not doing it`. */
export function likeOtherStates(read: ReadIdea, sorted: readonly Sorted[]): Sorted[] {
  const counts = new Map<readonly Span[], Map<StatementKind, number>>();
  for (const one of sorted) {
    const columns = statesAbove(read, one);
    if (columns === undefined || one.kind === 'N') continue;
    const own = counts.get(columns) ?? new Map<StatementKind, number>();
    counts.set(columns, own.set(one.kind, (own.get(one.kind) ?? 0) + 1));
  }
  return sorted.map((one) => {
    const columns = one.kind === 'N' ? statesAbove(read, one) : undefined;
    const [usual] = [...(columns ? (counts.get(columns) ?? []) : [])].sort(([, a], [, b]) => b - a);
    return usual === undefined ? one : { ...one, kind: usual[0] };
  });
}

/** The columns of the table of states that a clause is a row of, unless it is struck out. */
function statesAbove(
  { folded }: ReadIdea,
  { clause: { block, isStruck }, place }: Sorted,
): readonly Span[] | undefined {
  const [first] = place?.columns ?? [];
  const isRow = block.kind === 'row' && !isStruck && first !== undefined;
  return isRow && ofStates.test(`${quote(folded, first)}:`) ? place?.columns : undefined;
}
