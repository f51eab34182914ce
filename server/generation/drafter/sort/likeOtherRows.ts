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
 * states even what denies something, `Declined | not doing it`; in a wide one of numbers, such as a price list, all others.
 */
export function likeOtherRows(read: ReadIdea, sorted: readonly Sorted[]): Sorted[] {
  const tables = new Map<readonly Span[], Table>();
  for (const one of sorted) {
    const columns = columnsOf(one);
    if (columns === undefined) continue;
    const table: Table = tables.get(columns) ?? { kinds: new Map(), rows: 0, withNumber: 0 };
    tables.set(columns, table);
    table.rows += 1;
    if (hasNumber(read, one)) table.withNumber += 1;
    if (one.kind !== 'N') table.kinds.set(one.kind, (table.kinds.get(one.kind) ?? 0) + 1);
  }
  return sorted.map((one) => {
    const columns = columnsOf(one);
    const table = columns && tables.get(columns);
    if (table === undefined || !isOpen(read, one, table)) return one;
    const [usual] = [...table.kinds].sort(([, a], [, b]) => b - a);
    return usual === undefined ? one : { ...one, kind: usual[0] };
  });
}

interface Table {
  /** How often each kind occurs, other than what is ruled out. */
  kinds: Map<StatementKind, number>;
  rows: number;
  withNumber: number;
}

/** The columns of the table that a clause is a row of, unless it is struck out or undecided. */
function columnsOf({ clause, place, isUndecided }: Sorted): readonly Span[] | undefined {
  const isRow = clause.block.kind === 'row' && !clause.isStruck && !isUndecided;
  return isRow ? place?.columns : undefined;
}

const hasNumber = ({ folded }: ReadIdea, { clause: { span } }: Sorted): boolean =>
  /\p{N}/u.test(folded.slice(span.start, span.end));

function isOpen({ folded }: ReadIdea, { kind, place }: Sorted, table: Table): boolean {
  const [first, ...others] = place?.columns ?? [];
  if (first === undefined) return false;
  if (kind === 'N') return ofStates.test(`${quote(folded, first)}:`);
  return others.length >= fewestColumns - 1 && 2 * table.withNumber > table.rows;
}
