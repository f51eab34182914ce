/** Brackets, one pair of them with another inside; quotations; addresses. */
const enclosed =
  /\((?:[^()]|\([^()]{0,200}\)){0,400}\)|\[[^[\]]{0,400}\]|（[^）]{0,400}）|“[^”]{0,400}”|„[^“”]{0,400}[“”]|«[^»]{0,400}»|「[^」]{0,400}」|『[^』]{0,400}』|(?<![\p{L}\p{N}.,!?])"(?=\S)[^"]{0,400}"|`[^`]{0,400}`|(?:https?:\/\/|www\.)\S{1,2000}(?<![.,;:!?)])/gu;

/** Tells the places of a text where nothing begins or ends: within brackets, a quotation or an address. */
export function enclosuresOf(text: string): (place: number) => boolean {
  const inside = new Uint8Array(text.length);
  for (const { index, 0: found } of text.matchAll(enclosed))
    if (!/\n\s*\n/u.test(found)) inside.fill(1, index + 1, index + found.length - 1);
  return (place) => inside[place] === 1;
}
