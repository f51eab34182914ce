import { mapValues } from '../lib/mapValues';

export type Fields<Name extends string> = Record<Name, string>;

/**
 * Reads a form's values from its inputs.
 *
 * @param initial each field's value if the form has no input of its name
 */
export function readFields<Name extends string>(
  { elements }: HTMLFormElement,
  initial: Readonly<Fields<Name>>,
): Fields<Name> {
  const fields = Array.from(elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
  const values = new Map(fields.map(({ name, value }) => [name, value]));
  return mapValues(initial, (text, name) => values.get(name) ?? text);
}
