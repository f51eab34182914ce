import type { Block } from './block';
import { plainText } from './plainText';
import type { ReadIdea } from './readClauses';
import { quote, type Span } from './span';

/** The rows of each table with a head, by its columns. */
export type Tables = ReadonlyMap<readonly Span[], readonly Block[]>;

const known = new WeakMap<ReadIdea, Tables>();

/** The tables of an idea that have a head. */
export function readTables(read: ReadIdea): Tables {
  const tables = known.get(read) ?? tablesIn(read);
  known.set(read, tables);
  return tables;
}

function tablesIn({ blocks, places }: ReadIdea): Tables {
  const tables = new Map<readonly Span[], Block[]>();
  for (const block of blocks) {
    const columns = places.get(block)?.columns ?? [];
    if (block.kind !== 'row' || columns.length === 0) continue;
    const rows = tables.get(columns);
    if (rows === undefined) tables.set(columns, [block]);
    else rows.push(block);
  }
  return tables;
}

/** The cells of a row behind its first, without Markdown. */
export function cellsBehind({ text }: ReadIdea, { cells }: Block): string[] {
  return cells.slice(1).map((cell) => plainText(quote(text, cell)));
}
