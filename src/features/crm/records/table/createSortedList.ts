import type { RecordSort } from './recordSort';

/** A list that remembers its order by each key. */
export interface SortedList<Entry, Key extends string> {
  /** Replaces all entries from the index `start` up to `end` (exclusive). */
  replace: (start: number, end: number, entries: readonly Entry[]) => void;
  /** The entries in this order; `null` is the original one. Equal entries keep their original order. */
  inOrder: (sort: RecordSort<Key> | null) => readonly Entry[];
}

// Moving more entries than this one by one takes longer than sorting again.
const mostMoved = 50;

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
 * Creates an empty list that sorts each key once and then keeps that order up to date, because sorting a long list
 * takes longer than a frame.
 *
 * @param valueOf returns the value by which an entry is sorted
 */
export function createSortedList<Entry, Key extends string>(
  valueOf: (entry: Entry, key: Key) => string | number,
): SortedList<Entry, Key> {
  let all: readonly Entry[] = [];
  const ascending = new Map<Key, Entry[]>();

  const sortedBy = (key: Key): Entry[] =>
    all.toSorted((left, right) => compareValues(valueOf(left, key), valueOf(right, key)));

  const insert = (sorted: Entry[], entry: Entry, key: Key): void => {
    const [value, place] = [valueOf(entry, key), all.indexOf(entry)];
    const index = insertionIndex(sorted, (other) => {
      const difference = compareValues(value, valueOf(other, key));
      return difference < 0 || (difference === 0 && place < all.indexOf(other));
    });
    sorted.splice(index, 0, entry);
  };

  /** Reverses the order of the values; entries with equal values keep theirs. */
  const descending = (sorted: readonly Entry[], key: Key): Entry[] => {
    const reversed: Entry[] = [];
    let run: Entry[] = [];
    let runValue: string | number | undefined;
    for (const entry of sorted.toReversed()) {
      const value = valueOf(entry, key);
      const isEqual =
        value === runValue || (runValue !== undefined && compareValues(value, runValue) === 0);
      if (!isEqual) {
        // Not spread: a run may be longer than a call has arguments.
        for (const one of run.reverse()) reversed.push(one);
        run = [];
        runValue = value;
      }
      run.push(entry);
    }
    return reversed.concat(run.reverse());
  };

  return {
    replace: (start, end, entries) => {
      const removed = all.slice(start, end);
      all = [...all.slice(0, start), ...entries, ...all.slice(end)];
      if (removed.length + entries.length > mostMoved) ascending.clear();
      for (const [key, sorted] of ascending) {
        for (const entry of removed) sorted.splice(sorted.indexOf(entry), 1);
        for (const entry of entries) insert(sorted, entry, key);
      }
    },
    inOrder: (sort) => {
      if (sort === null) return all;
      const sorted = ascending.get(sort.key) ?? sortedBy(sort.key);
      ascending.set(sort.key, sorted);
      return sort.direction === 'ascending' ? [...sorted] : descending(sorted, sort.key);
    },
  };
}
