import { blockId, lineId } from './documentOutline';
import { linesOf } from '../../../../contract/linesOf';
import { textBlocks } from './textBlocks';

/** How long to wait for a line that is not rendered yet: on a slow device, long documents take seconds. */
const timeoutMs = 20_000;

/** In the formatted view, a line without its own element is shown by the element before it. */
function elementOf(block: number, line: number): HTMLElement | null {
  // The draft of a revision has lines with the same ids.
  const article = document.querySelector('article');
  for (let candidate = line; candidate >= 0; candidate -= 1) {
    const found = article?.querySelector<HTMLElement>(`#${lineId(block, candidate)}`);
    if (found) return found;
  }
  return null;
}

let nextTry = 0;

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'];

function stopWaiting(): void {
  cancelAnimationFrame(nextTry);
  for (const input of inputs) window.removeEventListener(input, stopWaiting);
}

/**
 * Scrolls to a line of the shown document and focuses it, as soon as it is rendered. The user's next input cancels the
 * wait, and so does the next call.
 *
 * @param block the line's block
 * @param line its index in the block
 */
export function showLine(block: number, line: number): void {
  stopWaiting();
  for (const input of inputs) window.addEventListener(input, stopWaiting, { passive: true });
  const end = performance.now() + timeoutMs;
  const show = (): void => {
    const target = elementOf(block, line);
    if (target === null && performance.now() < end) {
      // A block is rendered in full when it comes near the viewport.
      document.getElementById(blockId(block))?.scrollIntoView();
      nextTry = requestAnimationFrame(show);
      return;
    }
    stopWaiting();
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
  show();
}

/**
 * Scrolls to the line at an offset of the shown text.
 *
 * @param text the text as it is shown
 * @param offset an offset in it
 */
export function showOffset(text: string, offset: number): void {
  let start = 0;
  for (const [index, block] of textBlocks(text).entries()) {
    const offsetInBlock = offset - start;
    if (offsetInBlock < block.length) {
      showLine(index, Math.max(0, linesOf(block.slice(0, offsetInBlock + 1)).length - 1));
      return;
    }
    start += block.length;
  }
}
