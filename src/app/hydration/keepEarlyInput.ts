type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

const isUntouched = (field: Field): boolean =>
  isRadio(field) ? !field.checked || field.defaultChecked : field.value === field.defaultValue;

function dispatchInputEvent(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayText(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores a value set on the element itself; using the prototype's setter makes it see a change.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  dispatchInputEvent(field);
}

function replayChoice(radio: HTMLInputElement): void {
  radio.checked = false;
  radio.click();
}

/**
 * Keeps what the user types and chooses in a prerendered page before it is hydrated: React would reset it to the
 * initial state.
 *
 * @param page the root of the fields, before `hydrateRoot`
 * @returns restores the input; call it once the page is hydrated
 */
export function keepEarlyInput(page: ParentNode): () => void {
  const early = new Map<Field, string>();
  for (const field of page.querySelectorAll<Field>('input, textarea')) {
    if (!isUntouched(field)) early.set(field, field.value);
  }
  // Hydration takes several tasks, and the user may type between them.
  const record = ({ target }: Event): void => {
    if (!isField(target)) return;
    early.delete(target);
    early.set(target, target.value);
  };
  const types = ['input', 'change'];
  for (const type of types) document.addEventListener(type, record, true);
  return () => {
    for (const type of types) document.removeEventListener(type, record, true);
    for (const [field, text] of early) {
      // The first event only makes React hydrate a part that is not hydrated yet.
      dispatchInputEvent(field);
      if (isRadio(field)) replayChoice(field);
      else replayText(field, text);
    }
    early.clear();
  };
}
