type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

const isUntouched = (field: Field): boolean =>
  isRadio(field) ? !field.checked || field.defaultChecked : field.value === field.defaultValue;

function dispatchInputEvent(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a field held when it was last used. */
type Entered = Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>;

const enteredIn = ({ value, selectionStart, selectionEnd }: Field): Entered => ({
  value,
  selectionStart,
  selectionEnd,
});

function replayText(field: Field, entered: Entered): void {
  // Where React has already reset the text, the field has lost its caret, too.
  const { selectionStart, selectionEnd } = field.value === entered.value ? field : entered;
  // React ignores a value set on the element itself; using the prototype's setter makes it see a change.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', entered.value, field);
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
 * @returns restores the input, in a microtask; call it once the page is hydrated
 */
export function keepEarlyInput(page: ParentNode): () => void {
  const early = new Map<Field, Entered>();
  for (const field of page.querySelectorAll<Field>('input, textarea')) {
    if (!isUntouched(field)) early.set(field, enteredIn(field));
  }
  // Hydration takes several tasks, and the user may type between them.
  const record = ({ target }: Event): void => {
    if (!isField(target)) return;
    early.delete(target);
    early.set(target, enteredIn(target));
  };
  const types = ['input', 'change'];
  for (const type of types) document.addEventListener(type, record, true);
  const replay = (): void => {
    for (const type of types) document.removeEventListener(type, record, true);
    for (const [field, entered] of early) {
      // The first event only makes React hydrate a part that is not hydrated yet.
      dispatchInputEvent(field);
      if (isRadio(field)) replayChoice(field);
      else replayText(field, entered);
    }
    early.clear();
  };
  return () => {
    // After the effect that calls this: within one, React can't hydrate, and would reset such a part later.
    queueMicrotask(replay);
  };
}
