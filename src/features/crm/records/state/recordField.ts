import type { ReactNode } from 'react';
import type { Identified } from './recordsState';

/** The fields of a record, without its id. */
export type FieldName<Row extends Identified> = Exclude<keyof Row & string, 'id'>;

/** A field's column in the table. */
interface FieldColumn<Row> {
  /** In rem; in a wider window the columns grow in these proportions. */
  width: number;
  /** `name` is the row's header cell. `muted` is secondary text, `number` is aligned at the end. */
  kind?: 'name' | 'muted' | 'number';
  /** The cell's content; by default the field's text, or an em dash if it is empty. */
  cell?: (row: Row) => ReactNode;
}

/** The input of a field in the dialog. */
export interface FieldInput {
  /** The label, if it differs from the field's title. */
  label?: string;
  type?: 'email' | 'tel' | 'number' | 'date';
  /** Value and label of each option of a select. */
  choices?: readonly (readonly [value: string, words: string])[];
  /** Renders a text area with this many rows. The text of a one-line field is trimmed. */
  rows?: number;
  placeholder?: string;
  spellCheck?: boolean;
}

/** The definition of a record's field, from which table, dialog, search and export are generated. */
export interface RecordField<Row = never> {
  /** Used as the column's title, the input's label and the heading in exported files. */
  title: string;
  /** Fields without a column are not shown in the table. */
  column?: FieldColumn<Row>;
}

/** A field that the user enters. */
export interface EnteredField<Row = never> extends RecordField<Row> {
  input: FieldInput;
  /** The initial value of a new record; empty by default. */
  initial?: string;
  /** Makes the field required: the error message for an empty value (spaces count as empty). */
  required?: string;
  /** Validates a value that is not empty: returns the error message. */
  problemOf?: (text: string) => string | undefined;
  /** A new record gets the initial value; only the form for an existing record asks for the field. */
  isOnlyEdited?: boolean;
  /** Placed beside another short field if there is space. */
  isShort?: boolean;
}
