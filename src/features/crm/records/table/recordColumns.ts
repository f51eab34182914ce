import type { ReactNode } from 'react';
import type { FieldName, RecordField } from '../state/recordField';
import type { Identified } from '../state/recordsState';

/** A column of a table of records. */
export interface RecordColumn<Row extends Identified> {
  name: FieldName<Row>;
  title: string;
  width: number;
  kind?: 'name' | 'muted' | 'number';
  cell: (row: Row) => ReactNode;
}

/**
 * The columns of a table, derived from its records' fields.
 *
 * @param fields in column order
 */
export function recordColumns<Row extends Identified, Name extends FieldName<Row>>(
  fields: Readonly<Record<Name, RecordField<Row>>>,
): readonly RecordColumn<Row>[] {
  const columns: RecordColumn<Row>[] = [];
  for (const name in fields) {
    const { title, column } = fields[name];
    if (column === undefined) continue;
    columns.push({
      name,
      title,
      cell: (row) => (row[name] === '' ? '—' : String(row[name])),
      ...column,
    });
  }
  return columns;
}
