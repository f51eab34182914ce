/** This many comparisons of texts take about half a millisecond. */
const stepSize = 2048;

function* mergeInSteps<Entry>(
  left: readonly Entry[],
  right: readonly Entry[],
  compare: (left: Entry, right: Entry) => number,
): Generator<undefined, readonly Entry[]> {
  const merged: Entry[] = [];
  let fromLeft = 0;
  let fromRight = 0;
  for (;;) {
    const one = left[fromLeft];
    const other = right[fromRight];
    if (one === undefined || other === undefined) break;
    const isFirst = compare(one, other) <= 0;
    if (isFirst) fromLeft++;
    else fromRight++;
    if (merged.push(isFirst ? one : other) % stepSize === 0) yield;
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight));
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
