import { memo, type ReactNode } from 'react';
import { clampText } from './clampText';
import type { RecordColumn } from './recordColumns';
import type { Identified } from './recordsState';
import { RowActions } from './RowActions';
import type { RecordEditorControl } from './useRecordEditor';

interface RecordRowProps<Row extends Identified> {
  row: Row;
  /** What the row is called by, in the names of its buttons. */
  name: string;
  /** The place among all rows, where not all of them are in the page. */
  rowIndex: number | undefined;
  columns: readonly RecordColumn<Row>[];
  editor: RecordEditorControl;
  onDelete: (row: Row) => void;
  /** Further buttons of the row, before Edit and Delete. */
  moreActions: ((row: Row) => ReactNode) | undefined;
}

function Row<Row extends Identified>({
  row,
  name,
  rowIndex,
  columns,
  editor,
  onDelete,
  moreActions,
}: RecordRowProps<Row>) {
  return (
    <tr aria-rowindex={rowIndex}>
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
          editor={editor}
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
 * A row of a table of records: its cells and its buttons. Made of few components, and only again where something of it
 * changed: a key of the search makes many.
 */
// `memo` forgets that the component is generic.
export const RecordRow = memo(Row) as typeof Row;
