/**
 * Makes a failing sequence readable: leaves out whatever it fails without, halves first, then ever smaller pieces.
 *
 * @param items the whole sequence
 * @param fails whether a sequence fails; it is told each in turn, and must answer the same for the same
 * @returns a part of the sequence, in its order, that still fails, and no longer does without any one of its items
 */
export function shortestFailing<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => boolean,
): Item[] {
  let failing = [...items];
  let size = Math.ceil(failing.length / 2);
  while (size > 0) {
    let hasShrunk = false;
    // From the end: what comes after the failure goes at once.
    for (let end = failing.length; end > 0; end -= size) {
      const rest = failing.toSpliced(Math.max(0, end - size), Math.min(size, end));
      if (fails(rest)) {
        failing = rest;
        hasShrunk = true;
      }
    }
    if (size > 1) size = Math.ceil(size / 2);
    else if (!hasShrunk) size = 0;
  }
  return failing;
}
