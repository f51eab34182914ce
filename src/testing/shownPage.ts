const fields = 'input, textarea';

const byName = (one: Attr, other: Attr) => one.name.localeCompare(other.name);

/**
 * What the page shows, in a form in which two moments can be compared: its markup with what is typed and chosen, without
 * toasts (they belong to events, not to the state), without where the focus is, without animations under way and
 * without generated ids.
 */
export function shownPage(): string {
  const copy = document.body.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The page has no body.');
  const originals = document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields);
  copy.querySelectorAll(fields).forEach((field, index) => {
    const original = originals[index];
    field.removeAttribute('checked');
    if (original instanceof HTMLInputElement) field.toggleAttribute('checked', original.checked);
    // What is typed in a dialog is its own until it is sent.
    else if (field.closest('[role="dialog"]') === null) field.textContent = original?.value ?? '';
  });
  for (const element of copy.querySelectorAll(
    '[data-print]:has(.notistack-SnackbarContainer), [data-print]:empty, script, style',
  )) {
    element.remove();
  }
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (
        /^(?:id|for|style|tabindex|aria-(?:labelledby|describedby|controls|hidden))$/.test(name)
      ) {
        element.removeAttribute(name);
      }
    }
    // The order of attributes tells of the way there.
    for (const { name, value } of [...element.attributes].sort(byName)) {
      element.removeAttribute(name);
      element.setAttribute(name, value);
    }
    element.classList.remove('Mui-focused', 'Mui-focusVisible');
  }
  return copy.innerHTML.replaceAll('><', '>\n<');
}
