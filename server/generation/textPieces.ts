/** Length of the text of one event: small, so that writing stops soon after the browser stops reading. */
const pieceLength = 2048;

/** Longer runs without a space, as in Japanese or encoded data, are split. */
const maximumWordLength = 40;

/** Splits a text into pieces at word boundaries. Joined, they equal the text. */
export function* textPieces(text: string): Generator<string, void, undefined> {
  for (let given = 0; given < text.length;) {
    const end = wordEnd(text, given + pieceLength);
    yield text.slice(given, end);
    given = end;
  }
}

/** The end of the word at a position, including the following space. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const ahead = /\s+/.exec(text.slice(position, position + maximumWordLength));
  if (ahead !== null) return position + ahead.index + ahead[0].length;
  const end = Math.min(position + maximumWordLength, text.length);
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return splitsPair ? end + 1 : end;
}
