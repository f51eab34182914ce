import type { RecordColumn } from './recordColumn';
import type { RecordSort } from './recordSort';
import { SortButton } from './SortButton';

interface RecordTableHeadProps<Row, SortKey extends string> {
  /** Whether rows are left out of the page, so that each one tells its place, and the head does too. */
  isWindowed?: boolean;
  columns: readonly RecordColumn<Row, SortKey>[];
  sort: RecordSort<SortKey> | null;
  onSort: (key: SortKey) => void;
}

/** The header cells of a table of records, with their sort state. */
export function RecordTableHead<Row, SortKey extends string>({
  isWindowed = false,
  columns,
  sort,
  onSort,
}: RecordTableHeadProps<Row, SortKey>) {
  return (
    <thead>
      <tr {...(isWindowed ? { 'aria-rowindex': 1 } : {})}>
        {columns.map(({ title, kind, sortKey }) => {
          if (sortKey === undefined) {
            return (
              <th key={title} scope="col" data-kind={kind}>
                {title}
              </th>
            );
          }
          const direction = sort?.key === sortKey ? sort.direction : 'none';
          return (
            <th key={title} scope="col" data-kind={kind} aria-sort={direction}>
              <SortButton
                title={title}
                direction={direction}
                onPress={() => {
                  onSort(sortKey);
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
