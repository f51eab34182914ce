import { lineId } from './documentOutline';

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
