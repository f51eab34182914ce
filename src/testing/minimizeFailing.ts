/**
 * Minimises a failing sequence: removes items that the failure does not need, first halves, then smaller and smaller
 * pieces.
 *
 * @param items the whole sequence
 * @param fails whether a sequence fails; must be deterministic
 * @returns a subsequence that still fails, but passes without any one of its items
 */
export function minimizeFailing<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => boolean,
): Item[] {
  let failing = [...items];
  let size = Math.ceil(failing.length / 2);
  while (size > 0) {
    let hasShrunk = false;
    // Start at the end, so that items after the failure are removed at once.
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
