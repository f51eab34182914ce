/**
 * Sets a field's value as if the user had typed it: its form receives the event.
 *
 * @param field the input element
 * @param text the new value
 */
export function setFieldValue(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
