/** This many comparisons of texts take about half a millisecond. */
const stepSize = 2048;

/** Two sorted lists that are being merged, and how far. */
interface Merge<Entry> {
  left: readonly Entry[];
  right: readonly Entry[];
  fromLeft: number;
  fromRight: number;
  merged: Entry[];
}

/** Merges up to `stepSize` entries. Returns whether one list has come to its end. */
function mergeSome<Entry>(
  merge: Merge<Entry>,
  compare: (left: Entry, right: Entry) => number,
): boolean {
  const { left, right, merged } = merge;
  const end = merged.length + stepSize;
  while (merged.length < end) {
    const one = left[merge.fromLeft];
    const other = right[merge.fromRight];
    if (one === undefined || other === undefined) return true;
    if (compare(one, other) <= 0) {
      merged.push(one);
      merge.fromLeft++;
    } else {
      merged.push(other);
      merge.fromRight++;
    }
  }
  return false;
}

function* mergeInSteps<Entry>(
  left: readonly Entry[],
  right: readonly Entry[],
  compare: (left: Entry, right: Entry) => number,
): Generator<undefined, readonly Entry[]> {
  const [last, first] = [left.at(-1), right[0]];
  if (last === undefined || first === undefined || compare(last, first) <= 0) {
    return left.concat(right);
  }
  const merge: Merge<Entry> = { left, right, fromLeft: 0, fromRight: 0, merged: [] };
  while (!mergeSome(merge, compare)) yield;
  return merge.merged.concat(left.slice(merge.fromLeft), right.slice(merge.fromRight));
}

/**
 * Sorts a list step by step, so that a long one can be sorted while the browser is idle; equal entries keep their
 * order.
 *
 * @returns a generator that compares for a short while per step, and returns the sorted list
 */
export function* sortInSteps<Entry extends object>(
  entries: readonly Entry[],
  compare: (left: Entry, right: Entry) => number,
): Generator<undefined, readonly Entry[]> {
  let runs: (readonly Entry[])[] = [];
  for (let start = 0; start < entries.length; start += stepSize) {
    runs.push(entries.slice(start, start + stepSize).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Entry[])[] = [];
    for (let place = 0; place < runs.length; place += 2) {
      merged.push(yield* mergeInSteps(runs[place] ?? [], runs[place + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}
