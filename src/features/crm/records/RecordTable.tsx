import type { ReactNode } from 'react';
import type { RecordColumn } from './recordColumns';
import type { FieldName } from './recordField';
import type { Identified } from './recordsState';
import type { RecordSort } from './recordSort';
import { RecordRow } from './RecordRow';
import { RecordTableHead } from './RecordTableHead';
import { showFullText } from './showFullText';
import { TableFrame } from './TableFrame';
import type { RecordEditorControl } from './useRecordEditor';
import { useFocusAfterDialog } from './useFocusAfterDialog';
import { useRowWindow } from './useRowWindow';

interface RecordTableProps<Row extends Identified> {
  /** Names the table and the region that it scrolls in. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  /** The width of the last column, with the buttons, in rem. */
  actionsWidth: number;
  rows: readonly Row[];
  /** What a row is called by, in the names of its buttons. */
  nameOf: (row: Row) => string;
  editor: RecordEditorControl;
  onDelete: (row: Row) => void;
  /** Further buttons of a row, before Edit and Delete. */
  moreActions?: (row: Row) => ReactNode;
  sort?: RecordSort<FieldName<Row>> | null;
  /** Makes all columns sortable. */
  onSort?: (name: FieldName<Row>) => void;
  /** What the rows were searched for, where they were. */
  search?: string;
  /** Stands in the table where there are no rows. */
  emptyText: string;
}

// In rem: so much there is for a table wherever its rows are no cards.
const roomBesideCards = 60;

/** Records as a table: header cells, named rows, their buttons at the end. Of very many rows only those in view are made. */
export function RecordTable<Row extends Identified>({
  label,
  columns,
  actionsWidth,
  rows,
  nameOf,
  editor,
  onDelete,
  moreActions,
  sort = null,
  onSort,
  search = '',
  emptyText,
}: RecordTableProps<Row>) {
  const order = `${sort?.key ?? ''} ${sort?.direction ?? ''} ${search}`;
  const { frame, isWindowed, places, before, after, onScroll } = useRowWindow(rows.length, order);
  useFocusAfterDialog(frame, editor.isOpen);
  const minWidth = columns.reduce((sum, { width }) => sum + width, actionsWidth);

  return (
    <TableFrame
      ref={frame}
      role="region"
      aria-label={`${label} table`}
      tabIndex={0}
      {...(isWindowed ? { 'data-windowed': true } : {})}
      {...(minWidth > roomBesideCards ? { 'data-wide': true } : {})}
      // What has the focus is never under the buttons that stick.
      style={{ scrollPaddingInlineEnd: `${String(actionsWidth)}rem` }}
      onScroll={onScroll}
      onPointerOver={({ target }) => {
        showFullText(target);
      }}
    >
      <table
        aria-label={label}
        {...(isWindowed ? { 'aria-rowcount': rows.length + 1 } : {})}
        style={{ minWidth: `${String(minWidth)}rem` }}
      >
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width: `${String((100 * width) / minWidth)}%` }} />
          ))}
          <col style={{ width: `${String((100 * actionsWidth) / minWidth)}%` }} />
        </colgroup>
        <RecordTableHead columns={columns} isWindowed={isWindowed} sort={sort} onSort={onSort} />
        <tbody>
          <Spacer height={before} />
          {places.map((place) => {
            const row = rows[place];
            return (
              row !== undefined && (
                <RecordRow
                  key={row.id}
                  row={row}
                  name={nameOf(row)}
                  rowIndex={isWindowed ? place + 2 : undefined}
                  columns={columns}
                  editor={editor}
                  onDelete={onDelete}
                  moreActions={moreActions}
                />
              )
            );
          })}
          <Spacer height={after} />
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1} data-kind="muted">
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    height > 0 && (
      <tr aria-hidden="true">
        <td style={{ height }} />
      </tr>
    )
  );
}
