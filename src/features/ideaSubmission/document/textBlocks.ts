const blockLength = 4096;
const longestLine = 8192;

/**
 * Splits a text into blocks at line ends. A complete block doesn't change when the text grows, so that its layout
 * can be reused. The joined blocks are the text.
 *
 * @param text any text, of any length
 * @returns blocks of about 4,000 characters; lines longer than 8,192 are split
 */
export function textBlocks(text: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  while (text.length - start > blockLength) {
    const lineEnd = text.indexOf('\n', start + blockLength);
    const end = lineEnd === -1 ? Infinity : lineEnd + 1;
    if (end - start > longestLine && text.length - start <= longestLine) break;
    const cut = Math.min(end, wholeCharacters(text, start + longestLine));
    blocks.push(text.slice(start, cut));
    start = cut;
  }
  if (start < text.length) blocks.push(text.slice(start));
  return blocks;
}

/** The given offset, or the one before if it would split a surrogate pair. */
function wholeCharacters(text: string, place: number): number {
  const unit = text.charCodeAt(place - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? place - 1 : place;
}

/**
 * Splits a block into lines, each with its line break. The joined lines are the block.
 *
 * @param block a part of a text
 */
export function linesOf(block: string): string[] {
  return block.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
