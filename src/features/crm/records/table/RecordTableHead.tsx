import type { RecordColumn } from './recordColumns';
import type { FieldName } from '../state/recordField';
import type { RecordSort } from './recordSort';
import type { Identified } from '../state/recordsState';
import { SortButton } from './SortButton';

interface RecordTableHeadProps<Row extends Identified> {
  /** Whether only some rows are rendered, so that all rows, the header included, need `aria-rowindex`. */
  isWindowed?: boolean;
  columns: readonly RecordColumn<Row>[];
  sort: RecordSort<FieldName<Row>> | null;
  /** Makes all columns sortable. */
  onSort: ((name: FieldName<Row>) => void) | undefined;
}

/** The header cells of a table of records, with their sort state. */
export function RecordTableHead<Row extends Identified>({
  isWindowed = false,
  columns,
  sort,
  onSort,
}: RecordTableHeadProps<Row>) {
  return (
    <thead>
      <tr {...(isWindowed ? { 'aria-rowindex': 1 } : {})}>
        {columns.map(({ name, title, kind }) => {
          if (onSort === undefined) {
            return (
              <th key={name} scope="col" data-kind={kind}>
                {title}
              </th>
            );
          }
          const direction = sort?.key === name ? sort.direction : 'none';
          return (
            <th key={name} scope="col" data-kind={kind} aria-sort={direction}>
              <SortButton
                title={title}
                direction={direction}
                onPress={() => {
                  onSort(name);
                }}
              />
            </th>
          );
        })}
        <th scope="col" data-kind="actions">
          Actions
        </th>
      </tr>
    </thead>
  );
}
