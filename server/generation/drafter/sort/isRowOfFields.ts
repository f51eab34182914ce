import { isTableOfFields } from '../lexicon/fieldTableWords';
import { lineAbove } from '../read/lineAbove';
import { plainText } from '../read/plainText';
import type { ReadIdea } from '../read/readClauses';
import { readTables } from '../read/readTables';
import { quote, type Span } from '../read/span';
import type { PlacedClause } from './placeClauses';

/** By the columns of a table. */
const known = new WeakMap<readonly Span[], boolean>();

/** Whether a clause is a row that tells of a field. */
export function isRowOfFields(
  read: ReadIdea,
  { clause: { block }, place }: Pick<PlacedClause, 'clause' | 'place'>,
): boolean {
  const columns = place?.columns ?? [];
  if (block.kind !== 'row' || columns.length === 0) return false;
  const isKnown = known.get(columns) ?? isOfFields(read, columns);
  known.set(columns, isKnown);
  return isKnown;
}

function isOfFields(read: ReadIdea, columns: readonly Span[]): boolean {
  const plain = (cells: readonly Span[]) => cells.map((cell) => plainText(quote(read.text, cell)));
  return isTableOfFields({
    heads: plain(columns),
    rows: (readTables(read).get(columns) ?? []).map(({ cells }) => plain(cells)),
    lead: lineAbove(read.text, columns[0]?.start ?? 0),
  });
}
