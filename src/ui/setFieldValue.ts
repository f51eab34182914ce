/**
 * Puts a text into a field as if it was typed: its form hears of it.
 *
 * @param field in the page
 * @param text replaces what the field held
 */
export function setFieldValue(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
