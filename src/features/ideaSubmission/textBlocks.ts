const blockLength = 4096;
const longestLine = 8192;

/**
 * Cuts a text into blocks at line ends. A block that is complete stays as it is when the text grows at its end, so that
 * what was laid out once can be left alone. Joined, the blocks are the text.
 *
 * @param text any text, of any length
 * @returns blocks of about 4,000 characters; a line longer than 8,192 is cut
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

/** The same place in the text, or one before it where a character of two units would be cut in half. */
function wholeCharacters(text: string, place: number): number {
  const unit = text.charCodeAt(place - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? place - 1 : place;
}

/**
 * The lines of a block, each with the line break that ends it. Joined, the lines are the block.
 *
 * @param block a part of a text
 */
export function linesOf(block: string): string[] {
  return block.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
