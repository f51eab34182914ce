/** Rows in display order: an array, or a list that sorts the rows beyond the first ones when they are read. */
export type RowList<Row> = Pick<readonly Row[], 'length' | 'at' | 'findIndex' | 'map'>;

/** The entries of a sorted list in some order, and their rows. */
export interface Sorted<Entry, Row> {
  entries: readonly Entry[];
  rows: RowList<Row>;
}

/** More than a window of rows and a scroll by a page show. */
const firstCount = 100;

/** Finds the first entries of a list's order without sorting the others; equal entries keep their order. */
export function firstInOrder<Entry>(
  entries: readonly Entry[],
  compare: (left: Entry, right: Entry) => number,
): readonly Entry[] {
  const found: Entry[] = [];
  let last: Entry | undefined;
  for (const entry of entries) {
    if (last !== undefined && compare(entry, last) >= 0) continue;
    // Sorting once per hundred is quick even if every entry comes before all earlier ones.
    if (found.push(entry) === 2 * firstCount) {
      found.sort(compare).length = firstCount;
      last = found.at(-1);
    }
  }
  return found.sort(compare).slice(0, firstCount);
}

export const rowsOf = <Row>(entries: readonly { row: Row }[]): readonly Row[] =>
  entries.map(({ row }) => row);

/** Finds the first rows of an order; `readSorted` returns all entries in order, once something else is read. */
export function sortedWhenRead<Row, Entry extends { row: Row }>(
  entries: readonly Entry[],
  compare: (left: Entry, right: Entry) => number,
  readSorted: () => readonly Entry[],
): Sorted<Entry, Row> {
  const first = firstInOrder(entries, compare);
  let rows: readonly Row[] | undefined;
  const readRows = () => (rows ??= rowsOf(readSorted()));
  return {
    get entries() {
      return readSorted();
    },
    rows: {
      length: entries.length,
      at: (place) => first[place]?.row ?? readRows().at(place),
      findIndex: (isFound) => readRows().findIndex(isFound),
      map: (change) => readRows().map(change),
    },
  };
}
