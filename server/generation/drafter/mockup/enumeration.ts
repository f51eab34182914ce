import type { Statement } from '../sort/workbook';
import type { Item } from './listItems';

/** A list of the idea: what is entered or shown of something, its states in order, or what can be chosen. */
export interface Enumeration {
  /** What it is about; `undefined` if the list does not tell. */
  noun: string | undefined;
  kind: 'fields' | 'states' | 'options';
  items: readonly Item[];
  statements: readonly Statement[];
  /** Whether the author made a table of them. */
  isTable?: boolean;
  /** The author's own records: the name and the parts of each. */
  records?: readonly (readonly string[])[];
}
