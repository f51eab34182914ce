import { compareValues } from './compareValues';
import type { RecordSort } from './recordSort';
import { rowsOf, sortedWhenRead, type Sorted } from './sortedWhenRead';
import { sortInSteps } from './sortInSteps';

interface Listed<Entry, Row> extends Sorted<Entry, Row> {
  rows: readonly Row[];
}

/** A list that caches its order for each key. */
export interface SortedList<Entry, Row, Key extends string> {
  /** Replaces all entries from the index `start` up to `end` (exclusive). */
  replace: (start: number, end: number, entries: readonly Entry[]) => void;
  /**
   * The entries in this order; `null` is the original one. Equal entries keep their original order. If the order of a
   * long list is not known yet, this finds the first rows, and sorts the list when others are read.
   */
  inOrder: (sort: RecordSort<Key> | null) => Sorted<Entry, Row>;
  /**
   * Brings the orders of these keys up to date in short steps, so that `inOrder` finds them. A generator made before
   * the last `replace` does nothing.
   */
  prepare: (keys: readonly Key[]) => Generator<undefined, void>;
}

// Moving more entries than this individually takes longer than sorting again.
const maximumMoves = 50;

// Sorting a list of this length takes about a millisecond.
const sortedAtOnce = 1000;

/** The first index of a sorted list at which `isAfter` holds. */
function insertionIndex<Entry>(
  sorted: readonly Entry[],
  isAfter: (entry: Entry) => boolean,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = sorted[middle];
    if (entry !== undefined && isAfter(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function spliced<Element>(
  list: readonly Element[],
  start: number,
  end: number,
  added: readonly Element[],
): readonly Element[] {
  // Not `toSpliced` with a spread: the elements may exceed the maximum number of arguments.
  return list.slice(0, start).concat(added, list.slice(end));
}

/** An order, with the entries that were removed and added since it was last up to date. */
interface KnownOrder<Entry, Row> extends Listed<Entry, Row> {
  removed: readonly Entry[];
  added: readonly Entry[];
}

/**
 * Creates an empty list that sorts each key once and then keeps its orders, because sorting a long list takes longer
 * than a frame. A change is worked into an order when the order is next read or prepared.
 *
 * @param valueOf returns the value by which a row is sorted
 */
export function createSortedList<Row, Entry extends { row: Row }, Key extends string>(
  valueOf: (row: Row, key: Key) => string | number,
): SortedList<Entry, Row, Key> {
  const nameOf = ({ key, direction }: RecordSort<Key>) => `${key} ${direction}`;

  let all: Listed<Entry, Row> = { entries: [], rows: [] };
  const orders = new Map<string, KnownOrder<Entry, Row>>();

  const compare = (left: Entry, right: Entry, key: Key): number =>
    compareValues(valueOf(left.row, key), valueOf(right.row, key));

  const comparing = (key: Key) => (left: Entry, right: Entry) => compare(left, right, key);

  /** Reverses the order of the values; entries with equal values keep theirs. */
  const reversed = (sorted: readonly Entry[], key: Key): readonly Entry[] => {
    const entries: Entry[] = [];
    let run: Entry[] = [];
    for (const entry of sorted.toReversed()) {
      const [last] = run;
      if (last !== undefined && compare(entry, last, key) !== 0) {
        // Avoid spread: a run may exceed the maximum number of arguments.
        for (const one of run.reverse()) entries.push(one);
        run = [];
      }
      run.push(entry);
    }
    return entries.concat(run.reverse());
  };

  const placeOf = (entry: Entry, sorted: readonly Entry[], sort: RecordSort<Key>): number => {
    const place = all.entries.indexOf(entry);
    return insertionIndex(sorted, (other) => {
      const difference = compare(entry, other, sort.key);
      if (difference === 0) return place < all.entries.indexOf(other);
      return sort.direction === 'ascending' ? difference < 0 : difference > 0;
    });
  };

  const keep = (
    sort: RecordSort<Key>,
    entries: readonly Entry[],
    rows = rowsOf(entries),
  ): Listed<Entry, Row> => {
    const order = { entries, rows, removed: [], added: [] };
    orders.set(nameOf(sort), order);
    return order;
  };

  const broughtUpToDate = (
    sort: RecordSort<Key>,
    { entries, rows, removed, added }: KnownOrder<Entry, Row>,
  ): Listed<Entry, Row> => {
    const splice = (start: number, end: number, inserted: readonly Entry[]): void => {
      entries = spliced(entries, start, end, inserted);
      rows = spliced(rows, start, end, rowsOf(inserted));
    };
    for (const entry of removed) {
      const place = entries.indexOf(entry);
      if (place >= 0) splice(place, place + 1, []);
    }
    for (const entry of added) {
      if (removed.includes(entry)) continue;
      const place = placeOf(entry, entries, sort);
      splice(place, place, [entry]);
    }
    return keep(sort, entries, rows);
  };

  const ordered = (sort: RecordSort<Key>): Listed<Entry, Row> => {
    const { key, direction } = sort;
    const known = orders.get(nameOf(sort));
    if (known !== undefined) {
      const isCurrent = known.removed.length === 0 && known.added.length === 0;
      return isCurrent ? known : broughtUpToDate(sort, known);
    }
    return direction === 'ascending'
      ? keep(sort, all.entries.toSorted(comparing(key)))
      : keep(sort, reversed(ordered({ key, direction: 'ascending' }).entries, key));
  };

  const firstOrdered = (sort: RecordSort<Key>): Sorted<Entry, Row> => {
    const { entries } = all;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const inOrder = (left: Entry, right: Entry) => sign * compare(left, right, sort.key);
    return sortedWhenRead(entries, inOrder, () =>
      // Once the list has changed, its orders are those of other entries.
      all.entries === entries ? ordered(sort).entries : entries.toSorted(inOrder),
    );
  };

  return {
    replace: (start, end, entries) => {
      const removed = all.entries.slice(start, end);
      all = {
        entries: spliced(all.entries, start, end, entries),
        rows: spliced(all.rows, start, end, rowsOf(entries)),
      };
      for (const [name, order] of orders) {
        order.removed = order.removed.concat(removed);
        order.added = order.added.concat(entries);
        if (order.removed.length + order.added.length > maximumMoves) orders.delete(name);
      }
    },
    inOrder: (sort) => {
      if (sort === null) return all;
      const isQuick = all.rows.length <= sortedAtOnce || orders.has(nameOf(sort));
      return isQuick ? ordered(sort) : firstOrdered(sort);
    },
    *prepare(keys) {
      const current = all;
      for (const key of keys) {
        const ascending = { key, direction: 'ascending' } as const;
        const steps = sortInSteps(all.entries, comparing(key));
        while (!orders.has(nameOf(ascending))) {
          const { done, value } = steps.next();
          if (done === true) keep(ascending, value);
          yield;
          if (all !== current) return;
        }
        ordered({ key, direction: 'descending' });
        yield;
        if (all !== current) return;
      }
    },
  };
}
