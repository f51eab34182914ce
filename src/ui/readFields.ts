import { mapValues } from '../lib/mapValues';
import { stripInvisible } from '../lib/stripInvisible';

export type Fields<Name extends string> = Record<Name, string>;

/**
 * Reads a form's values from its inputs. E-mail addresses lose their invisible characters: the server refuses these, and
 * nobody can see what is wrong.
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
  const values = new Map(
    fields.map(({ name, type, value }) => [name, type === 'email' ? stripInvisible(value) : value]),
  );
  return mapValues(initial, (text, name) => values.get(name) ?? text);
}
