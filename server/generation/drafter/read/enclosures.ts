/** Brackets, which may contain another pair, quotations and URLs. */
const enclosed =
  /\((?:[^()]|\([^()]{0,200}\)){0,400}\)|\[[^[\]]{0,400}\]|（[^）]{0,400}）|“[^”]{0,400}”|„[^“”]{0,400}[“”]|«[^»]{0,400}»|「[^」]{0,400}」|『[^』]{0,400}』|(?<![\p{L}\p{N}.,!?])"(?=\S)[^"]{0,400}"|`[^`]{0,400}`|(?:https?:\/\/|www\.)\S{1,2000}(?<![.,;:!?)])/gu;

/** Returns whether a position is within brackets, a quotation or a URL, where no clause begins or ends. */
export function enclosuresOf(text: string): (place: number) => boolean {
  const inside = new Uint8Array(text.length);
  for (const { index, 0: found } of text.matchAll(enclosed))
    if (!/\n\s*\n/u.test(found)) inside.fill(1, index + 1, index + found.length - 1);
  return (place) => inside[place] === 1;
}
