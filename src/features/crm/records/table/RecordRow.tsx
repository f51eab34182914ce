import { memo, type ReactNode } from 'react';
import { clampText } from './clampText';
import type { RecordColumn } from './recordColumns';
import type { Identified } from '../state/recordsState';
import { RowActions } from './RowActions';
import type { RecordEditorOpener } from '../editor/useRecordEditor';

interface RecordRowProps<Row extends Identified> {
  row: Row;
  /** The record's name, used in the names of its buttons. */
  name: string;
  /** The row's `aria-rowindex`, if only some rows are rendered. */
  rowIndex: number | undefined;
  /** Marks the row for a while. */
  isNew: boolean;
  columns: readonly RecordColumn<Row>[];
  opener: RecordEditorOpener;
  onDelete: (row: Row) => void;
  /** Extra buttons, before Edit and Delete. */
  moreActions: ((row: Row) => ReactNode) | undefined;
}

function Row<Row extends Identified>({
  row,
  name,
  rowIndex,
  isNew,
  columns,
  opener,
  onDelete,
  moreActions,
}: RecordRowProps<Row>) {
  return (
    <tr aria-rowindex={rowIndex} data-new={isNew || undefined}>
      {columns.map(({ name: key, kind, cell }) =>
        kind === 'name' ? (
          <th key={key} scope="row" data-kind={kind}>
            {clampText(cell(row))}
          </th>
        ) : (
          <td key={key} data-kind={kind}>
            {clampText(cell(row))}
          </td>
        ),
      )}
      <td data-kind="actions">
        <RowActions
          row={row}
          name={name}
          opener={opener}
          onDelete={() => {
            onDelete(row);
          }}
        >
          {moreActions?.(row)}
        </RowActions>
      </td>
    </tr>
  );
}

/**
 * A table row with its cells and buttons. It has few components and is memoised, because each key typed into the
 * search renders many rows.
 */
// `memo` loses the generic type.
export const RecordRow = memo(Row) as typeof Row;
