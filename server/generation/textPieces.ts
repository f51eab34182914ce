/** As much as one event carries: small enough that a browser which does not read stops the rest. */
const pieceLength = 2048;

/** A longer run without a space, as in Japanese or in encoded data, is cut. */
const longestWord = 40;

/** Cuts a text into pieces of whole words. Joined, they are the text. */
export function* textPieces(text: string): Generator<string, void, undefined> {
  for (let given = 0; given < text.length;) {
    const end = wordEnd(text, given + pieceLength);
    yield text.slice(given, end);
    given = end;
  }
}

/** The end of the word, with the space after it, in which a position lies. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const ahead = /\s+/.exec(text.slice(position, position + longestWord));
  if (ahead !== null) return position + ahead.index + ahead[0].length;
  const end = Math.min(position + longestWord, text.length);
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return splitsPair ? end + 1 : end;
}
