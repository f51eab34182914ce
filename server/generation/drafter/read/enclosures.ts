/** Quotations; the inch mark of `19"` begins none. */
export const quotedText =
  /“[^”]{0,400}”|„[^“”]{0,400}[“”]|«[^»]{0,400}»|「[^」]{0,400}」|『[^』]{0,400}』|(?<![\p{L}\p{N}.,!?])"(?=\S)[^"]{0,400}"/gu;

/** Brackets, which may contain another pair, quotations and URLs; within them, no clause begins or ends. */
export const enclosed = new RegExp(
  [
    /\((?:[^()]|\([^()]{0,200}\)){0,400}\)|\[[^[\]]{0,400}\]|（[^）]{0,400}）/u,
    quotedText,
    /`[^`]{0,400}`|(?:https?:\/\/|www\.)\S{1,2000}(?<![.,;:!?)])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * Where a pattern matches within a paragraph.
 *
 * @param inset how far from both ends of a match a place has to be
 */
export function placesIn(text: string, pattern: RegExp, inset: number): (place: number) => boolean {
  const inside = new Uint8Array(text.length);
  for (const { index, 0: found } of text.matchAll(pattern))
    if (!/\n\s*\n/u.test(found)) inside.fill(1, index + inset, index + found.length - inset);
  return (place) => inside[place] === 1;
}
