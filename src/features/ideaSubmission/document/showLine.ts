import { lineId } from './documentOutline';
import { linesOf, textBlocks } from './textBlocks';

/**
 * Scrolls to a line of the shown document and focuses it. In the formatted view a line without an element of its own
 * is shown by the element before it.
 *
 * @param block the line's block
 * @param line its place in the block
 */
export function showLine(block: number, line: number): void {
  for (let place = line; place >= 0; place -= 1) {
    const target = document.getElementById(lineId(block, place));
    if (target === null) continue;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    return;
  }
}

/**
 * Scrolls to the line at an offset of the shown text.
 *
 * @param text the text as it is shown
 * @param offset a place in it
 */
export function showOffset(text: string, offset: number): void {
  let start = 0;
  for (const [index, block] of textBlocks(text).entries()) {
    const place = offset - start;
    if (place < block.length) {
      showLine(index, Math.max(0, linesOf(block.slice(0, place + 1)).length - 1));
      return;
    }
    start += block.length;
  }
}
