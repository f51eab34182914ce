import { linesOf, textBlocks } from './textBlocks';

/**
 * The line that contains an offset: its block, and its place in it.
 *
 * @param text the document
 * @param offset within the text
 */
export function linePlace(text: string, offset: number): { block: number; line: number } {
  let start = 0;
  for (const [block, content] of textBlocks(text).entries()) {
    if (offset < start + content.length) {
      const before = content.slice(0, offset - start);
      return { block, line: Math.max(0, linesOf(`${before}.`).length - 1) };
    }
    start += content.length;
  }
  return { block: 0, line: 0 };
}
