/** Rows in display order: an array, or a list that sorts the rows beyond the first ones when they are read. */
export interface RowList<Row> {
  length: number;
  at: (place: number) => Row | undefined;
  findIndex: (isFound: (row: Row) => boolean) => number;
  map: <To>(change: (row: Row) => To) => To[];
}

/** The rows of a list of entries in some order. */
export interface Sorted<Entry, Row> extends RowList<Row> {
  /** Returns all entries, in this order. */
  readEntries: () => readonly Entry[];
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

/**
 * The rows of a list that is sorted once more than its first rows are read.
 *
 * @param length of the list
 * @param first the first entries in order
 * @param readSorted returns all entries in order
 */
export function sortedWhenRead<Row, Entry extends { row: Row }>(
  length: number,
  first: readonly Entry[],
  readSorted: () => readonly Entry[],
): Sorted<Entry, Row> {
  let sorted: readonly Entry[] | undefined;
  const readEntries = () => (sorted ??= readSorted());
  return {
    length,
    readEntries,
    at: (place) => (first[place] ?? readEntries()[place])?.row,
    findIndex: (isFound) => readEntries().findIndex(({ row }) => isFound(row)),
    map: (change) => readEntries().map(({ row }) => change(row)),
  };
}

/** The rows of a list that is in order. */
export const sortedAlready = <Row, Entry extends { row: Row }>(
  entries: readonly Entry[],
): Sorted<Entry, Row> => sortedWhenRead(entries.length, entries, () => entries);
