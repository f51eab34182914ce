import type { ReactNode } from 'react';
import type { Identified } from './recordsState';

/** The fields of a record, without its id. */
export type FieldName<Row extends Identified> = Exclude<keyof Row & string, 'id'>;

/** A field's column in the table. */
interface FieldColumn<Row> {
  /** In rem; a wider window shares its room out in these proportions. */
  width: number;
  /** `name` is what the row is called by: a header cell. `muted` matters less, `number` aligns at its end. */
  kind?: 'name' | 'muted' | 'number';
  /** What the row shows in this column: the field's text unless told, or an em dash where that is empty. */
  cell?: (row: Row) => ReactNode;
}

/** The input of a field in the dialog. */
export interface FieldInput {
  /** Where it is not the field's title. */
  label?: string;
  type?: 'email' | 'tel' | 'number' | 'date';
  /** Value and words of each choice of a list. */
  choices?: readonly (readonly [value: string, words: string])[];
  /** Makes it a text area of so many lines. A text of one line is trimmed. */
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  spellCheck?: boolean;
}

/** A field of a kind of record: table, dialog, search and export are made from it. */
export interface RecordField<Row = never> {
  /** Above its column, beside its input, and in an exported file. */
  title: string;
  /** Fields without one are not shown in the table. */
  column?: FieldColumn<Row>;
}

/** A field that the user enters. */
export interface EnteredField<Row = never> extends RecordField<Row> {
  input: FieldInput;
  /** What a new record has here; empty unless told. */
  initial?: string;
  /** Makes the field required: what is said where it is empty, or holds spaces alone. */
  required?: string;
  /** What is wrong with a text that is not empty, in a sentence for the user. */
  problemOf?: (text: string) => string | undefined;
  /** Stands beside another short field, where there is room. */
  isShort?: boolean;
}
