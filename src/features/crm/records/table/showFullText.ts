const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/**
 * Sets the `title` of the cell under the pointer to its full text if the cell or an element inside it is truncated.
 * One handler for the whole table, because a handler per row would slow down the search.
 *
 * @param target the element under the pointer
 */
export function showFullText(target: EventTarget): void {
  const cell =
    target instanceof Element ? target.closest('tbody > tr > :not([data-kind="actions"])') : null;
  if (!(cell instanceof HTMLElement)) return;
  const parts = [cell, ...cell.querySelectorAll('[data-clamped], code')];
  if (parts.some(isCut)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
