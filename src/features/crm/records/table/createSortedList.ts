import { compareValues } from './compareValues';
import type { RecordSort } from './recordSort';
import { firstInOrder, sortedAlready, sortedWhenRead, type Sorted } from './sortedWhenRead';
import { sortInSteps, stepSize } from './sortInSteps';

/** A list that caches its order for each key. */
export interface SortedList<Entry, Row, Key extends string> {
  /** Replaces all entries from the index `start` up to `end` (exclusive). */
  replace: (start: number, end: number, entries: readonly Entry[]) => void;
  /**
   * The entries in this order; `null` is the original one. Equal entries keep their original order. If the order of a
   * long list is not known yet, only its first rows are found, and the list is sorted when others are read.
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

const directions = ['ascending', 'descending'] as const;

function spliced<Element>(
  list: readonly Element[],
  start: number,
  end: number,
  added: readonly Element[],
): readonly Element[] {
  // Not `toSpliced` with a spread: the elements may exceed the maximum number of arguments.
  return list.slice(0, start).concat(added, list.slice(end));
}

/** Reverses the order of the values; entries with equal values keep theirs. */
function reversed<Entry>(
  sorted: readonly Entry[],
  compare: (left: Entry, right: Entry) => number,
): readonly Entry[] {
  const entries: Entry[] = [];
  let run: Entry[] = [];
  for (const entry of sorted.toReversed()) {
    const [last] = run;
    if (last !== undefined && compare(entry, last) !== 0) {
      // Avoid spread: a run may exceed the maximum number of arguments.
      for (const one of run.reverse()) entries.push(one);
      run = [];
    }
    run.push(entry);
  }
  return entries.concat(run.reverse());
}

/** An order, with the entries that were removed and added since it was last up to date. */
interface KnownOrder<Entry> {
  entries: readonly Entry[];
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

  let all: readonly Entry[] = [];
  const orders = new Map<string, KnownOrder<Entry>>();
  /** The first entries in orders of a long list. */
  const firsts = new Map<string, readonly Entry[]>();

  const comparing =
    ({ key, direction }: RecordSort<Key>) =>
    (left: Entry, right: Entry): number => {
      const difference = compareValues(valueOf(left.row, key), valueOf(right.row, key));
      return direction === 'ascending' ? difference : -difference;
    };

  /** The place of an added entry in an order, by halving; equal entries keep their original order. */
  const placeOf = (entry: Entry, sorted: readonly Entry[], sort: RecordSort<Key>): number => {
    const compare = comparing(sort);
    const place = all.indexOf(entry);
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = sorted[middle];
      if (other !== undefined && (compare(entry, other) || place - all.indexOf(other)) < 0) {
        high = middle;
      } else low = middle + 1;
    }
    return low;
  };

  const keep = (sort: RecordSort<Key>, entries: readonly Entry[]): readonly Entry[] => {
    orders.set(nameOf(sort), { entries, removed: [], added: [] });
    return entries;
  };

  const ordered = (sort: RecordSort<Key>): readonly Entry[] => {
    const known = orders.get(nameOf(sort));
    if (known === undefined) {
      const compare = comparing(sort);
      return keep(
        sort,
        sort.direction === 'ascending'
          ? all.toSorted(compare)
          : reversed(ordered({ key: sort.key, direction: 'ascending' }), compare),
      );
    }
    let { entries } = known;
    for (const entry of known.removed) {
      const place = entries.indexOf(entry);
      if (place >= 0) entries = spliced(entries, place, place + 1, []);
    }
    for (const entry of known.added) {
      if (known.removed.includes(entry)) continue;
      const place = placeOf(entry, entries, sort);
      entries = spliced(entries, place, place, [entry]);
    }
    return keep(sort, entries);
  };

  const firstOrdered = (sort: RecordSort<Key>): Sorted<Entry, Row> => {
    const entries = all;
    const compare = comparing(sort);
    const first = firsts.get(nameOf(sort)) ?? firstInOrder(entries, compare);
    return sortedWhenRead(entries.length, first, () =>
      // Once the list has changed, its orders are those of other entries.
      all === entries ? ordered(sort) : entries.toSorted(compare),
    );
  };

  function* findFirst(sort: RecordSort<Key>): Generator<undefined, void> {
    const name = nameOf(sort);
    if (all.length <= sortedAtOnce || orders.has(name) || firsts.has(name)) return;
    const compare = comparing(sort);
    let first: readonly Entry[] = [];
    for (let start = 0; start < all.length; start += stepSize) {
      first = firstInOrder(first.concat(all.slice(start, start + stepSize)), compare);
      yield;
    }
    firsts.set(name, first);
  }

  function* preparing(keys: readonly Key[]): Generator<undefined, void> {
    // The first rows of all columns take a tenth of the time of their orders, and a press soon needs no more.
    for (const key of keys)
      for (const direction of directions) yield* findFirst({ key, direction });
    for (const key of keys) {
      const ascending = { key, direction: 'ascending' } as const;
      if (!orders.has(nameOf(ascending))) {
        keep(ascending, yield* sortInSteps(all, comparing(ascending)));
      }
      for (const direction of directions) {
        ordered({ key, direction });
        yield;
      }
    }
  }

  return {
    replace: (start, end, entries) => {
      const removed = all.slice(start, end);
      all = spliced(all, start, end, entries);
      firsts.clear();
      for (const [name, order] of orders) {
        order.removed = order.removed.concat(removed);
        order.added = order.added.concat(entries);
        if (order.removed.length + order.added.length > maximumMoves) orders.delete(name);
      }
    },
    inOrder: (sort) => {
      if (sort === null) return sortedAlready(all);
      const isQuick = all.length <= sortedAtOnce || orders.has(nameOf(sort));
      return isQuick ? sortedAlready(ordered(sort)) : firstOrdered(sort);
    },
    *prepare(keys) {
      const current = all;
      for (const _ of preparing(keys)) {
        yield;
        if (all !== current) return;
      }
    },
  };
}
