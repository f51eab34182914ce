import type { ReactNode } from 'react';

/** A column of a table of records. */
export interface RecordColumn<Row, SortKey extends string = never> {
  title: string;
  /** In rem; a wider window shares its room out in these proportions. */
  width: number;
  /** What the row has in this column. */
  cell: (row: Row) => ReactNode;
  /** `name` is what the row is called by: a header cell. `muted` matters less, `number` aligns at its end. */
  kind?: 'name' | 'muted' | 'number';
  /** Makes the column sortable. */
  sortKey?: SortKey;
}
