type Field = HTMLInputElement | HTMLTextAreaElement;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

const isUntouched = (field: Field): boolean =>
  isRadio(field) ? !field.checked || field.defaultChecked : field.value === field.defaultValue;

function hearInput(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function typeAgain(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React hears of a value that is set on the element, and calls what is set behind its back a change.
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
 * Keeps what was typed and chosen in a prerendered page before it was taken over: hydration puts the initial state in
 * its place.
 *
 * @param page the fields' root, before `hydrateRoot`
 * @returns hydrates the fields and does it again; to be called right after `hydrateRoot`
 */
export function keepEarlyInput(page: ParentNode): () => void {
  const fields = Array.from(page.querySelectorAll<Field>('input, textarea'));
  const early = fields
    .filter((field) => !isUntouched(field))
    .map((field) => ({ field, text: field.value }));
  return () => {
    // Where an event comes to, React hydrates at once, so that nothing is typed between this and a later hydration. The
    // event itself tells it nothing new.
    fields.forEach(hearInput);
    for (const { field, text } of early) {
      if (isRadio(field)) chooseAgain(field);
      else typeAgain(field, text);
    }
  };
}
