import type { RecordSort } from './recordSort';

/** A list that caches its order for each key. */
export interface SortedList<Entry, Key extends string> {
  /** Replaces all entries from the index `start` up to `end` (exclusive). */
  replace: (start: number, end: number, entries: readonly Entry[]) => void;
  /** The entries in this order; `null` is the original one. Equal entries keep their original order. */
  inOrder: (sort: RecordSort<Key> | null) => readonly Entry[];
}

type Direction = RecordSort<string>['direction'];
const directions: readonly Direction[] = ['ascending', 'descending'];

// Moving more entries than this individually takes longer than sorting again.
const maximumMoves = 50;

const collator = new Intl.Collator('en', { numeric: true });

function compareValues(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}

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

/**
 * Creates an empty list that sorts each key once and then keeps its orders up to date, because sorting a long list
 * takes longer than a frame.
 *
 * @param valueOf returns the value by which an entry is sorted
 */
export function createSortedList<Entry, Key extends string>(
  valueOf: (entry: Entry, key: Key) => string | number,
): SortedList<Entry, Key> {
  let all: readonly Entry[] = [];
  const orders = new Map<Key, Partial<Record<Direction, readonly Entry[]>>>();
  /** For each key, the entries whose value equals that of another one. May contain removed entries. */
  const ties = new Map<Key, Set<Entry>>();

  const compare = (left: Entry, right: Entry, key: Key): number => {
    const difference = compareValues(valueOf(left, key), valueOf(right, key));
    if (difference === 0) {
      const tied = ties.get(key) ?? new Set();
      ties.set(key, tied.add(left).add(right));
    }
    return difference;
  };

  /** Reverses the order of the values; entries with equal values keep theirs. */
  const reversed = (sorted: readonly Entry[], key: Key): Entry[] => {
    const tied = ties.get(key) ?? new Set();
    const entries: Entry[] = [];
    let run: Entry[] = [];
    for (const entry of sorted.toReversed()) {
      const [last] = run;
      // Sorting has already compared all neighbours; comparing the texts again would take half as long as sorting.
      const isEqual =
        last !== undefined && tied.has(entry) && tied.has(last) && compare(entry, last, key) === 0;
      if (!isEqual) {
        // Avoid spread: a run may exceed the maximum number of arguments.
        for (const one of run.reverse()) entries.push(one);
        run = [];
      }
      run.push(entry);
    }
    return entries.concat(run.reverse());
  };

  const ordered = ({ key, direction }: RecordSort<Key>): readonly Entry[] => {
    const known = orders.get(key) ?? {};
    const ascending = known.ascending ?? all.toSorted((left, right) => compare(left, right, key));
    const found =
      direction === 'ascending' ? ascending : (known.descending ?? reversed(ascending, key));
    orders.set(key, { ...known, ascending, [direction]: found });
    return found;
  };

  const inserted = (
    sorted: readonly Entry[],
    entry: Entry,
    { key, direction }: RecordSort<Key>,
  ): readonly Entry[] => {
    const originalIndex = all.indexOf(entry);
    const index = insertionIndex(sorted, (other) => {
      const difference = compare(entry, other, key);
      if (difference === 0) return originalIndex < all.indexOf(other);
      return direction === 'ascending' ? difference < 0 : difference > 0;
    });
    return sorted.toSpliced(index, 0, entry);
  };

  return {
    replace: (start, end, entries) => {
      const removed = all.slice(start, end);
      // Avoid `toSpliced`: the entries may exceed the maximum number of arguments.
      all = [...all.slice(0, start), ...entries, ...all.slice(end)];
      if (removed.length + entries.length > maximumMoves) {
        orders.clear();
        ties.clear();
      }
      for (const [key, known] of orders) {
        for (const direction of directions) {
          const sorted = known[direction];
          if (sorted === undefined) continue;
          const remaining = removed.reduce<readonly Entry[]>(
            (rest, entry) => rest.toSpliced(rest.indexOf(entry), 1),
            sorted,
          );
          known[direction] = entries.reduce(
            (rest, entry) => inserted(rest, entry, { key, direction }),
            remaining,
          );
        }
      }
    },
    inOrder: (sort) => (sort === null ? all : ordered(sort)),
  };
}
