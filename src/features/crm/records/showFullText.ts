const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/**
 * Gives the cell under the pointer its whole text as a title where it is cut, by the cell's own edge or by one inside
 * it. For the table as a whole: what each row knew of its cells would cost every key of a search.
 *
 * @param target what the pointer is over
 */
export function showFullText(target: EventTarget): void {
  const cell =
    target instanceof Element ? target.closest('tbody > tr > :not([data-kind="actions"])') : null;
  if (!(cell instanceof HTMLElement)) return;
  const parts = [cell, ...cell.querySelectorAll('[data-clamped], code')];
  if (parts.some(isCut)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
