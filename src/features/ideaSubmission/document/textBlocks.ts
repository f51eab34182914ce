const minimumBlockLength = 4096;
const maximumBlockLength = 8192;

/** After a blank line or before a heading; not inside a table or an indented item. */
const blockBoundary = /\n(?:[ \t]*\n(?=[^\s|])|(?=#{1,6} ))/;

/**
 * Splits a text into blocks, where possible between its paragraphs. A complete block doesn't change when the text
 * grows, so that its parse and its layout can be reused. The joined blocks are the text.
 *
 * @param text any text, of any length
 * @returns blocks of 4,000 to 8,000 characters, the last one shorter; longer lines are split
 */
export function textBlocks(text: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  while (text.length - start > minimumBlockLength) {
    const end = blockEnd(text, start);
    if (end === undefined) break;
    blocks.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) blocks.push(text.slice(start));
  return blocks;
}

/** The end of the block that starts at `start`; `undefined` if more text could still change it. */
function blockEnd(text: string, start: number): number | undefined {
  const from = start + minimumBlockLength;
  const window = text.slice(from, start + maximumBlockLength);
  const rest = blockBoundary.exec(window);
  if (rest !== null) return from + rest.index + rest[0].length;
  if (text.length - start <= maximumBlockLength) return undefined;
  const lineEnd = window.indexOf('\n');
  return lineEnd === -1 ? codePointBoundary(text, start + maximumBlockLength) : from + lineEnd + 1;
}

/** The given offset, or the one before if it would split a surrogate pair. */
export function codePointBoundary(text: string, place: number): number {
  const unit = text.charCodeAt(place - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? place - 1 : place;
}
