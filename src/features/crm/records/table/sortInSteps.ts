/** This many comparisons of texts take about half a millisecond. */
export const stepSize = 2048;

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
  if (entries.length <= stepSize) {
    yield;
    return entries.toSorted(compare);
  }
  const middle = entries.length >>> 1;
  const left = yield* sortInSteps(entries.slice(0, middle), compare);
  const right = yield* sortInSteps(entries.slice(middle), compare);
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
