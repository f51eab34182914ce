type Field = HTMLInputElement | HTMLTextAreaElement;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

const isUntouched = (field: Field): boolean =>
  isRadio(field) ? !field.checked || field.defaultChecked : field.value === field.defaultValue;

function hearInput(field: Element): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function typeAgain(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores a value set on the element itself; using the prototype's setter makes it see a change.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  hearInput(field);
}

function chooseAgain(radio: HTMLInputElement): void {
  radio.checked = false;
  radio.click();
}

/**
 * Keeps what the user typed and chose in a prerendered page before hydration, which would reset it to the initial
 * state.
 *
 * @param page the root of the fields, before `hydrateRoot`
 * @returns hydrates the fields and restores the input; call it right after `hydrateRoot`
 */
export function keepEarlyInput(page: ParentNode): () => void {
  const fields = Array.from(page.querySelectorAll<Field>('input, textarea'));
  const early = fields
    .filter((field) => !isUntouched(field))
    .map((field) => ({ field, text: field.value }));
  return () => {
    // Dispatching an event makes React hydrate the target at once, so that the user can't type between this step and
    // a later hydration, and a page without fields has its height before the browser restores the scroll position. The
    // event itself changes nothing.
    [...fields, ...page.querySelectorAll('h1')].forEach(hearInput);
    for (const { field, text } of early) {
      if (isRadio(field)) chooseAgain(field);
      else typeAgain(field, text);
    }
  };
}
