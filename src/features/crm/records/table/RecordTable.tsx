import type { ReactNode } from 'react';
import type { RecordColumn } from './recordColumns';
import type { FieldName } from '../state/recordField';
import type { Identified } from '../state/recordsState';
import type { RecordSort } from './recordSort';
import type { RowList } from './sortedWhenRead';
import { RecordRow } from './RecordRow';
import { RecordTableHead } from './RecordTableHead';
import { showFullText } from './showFullText';
import { pageColumnWidth, TableFrame } from './TableFrame';
import type { RecordEditorControl } from '../editor/useRecordEditor';
import { useFocusAfterDialog } from '../editor/useFocusAfterDialog';
import { useNewRowInView } from './useNewRowInView';
import { useRowWindow } from './useRowWindow';

interface RecordTableProps<Row extends Identified> {
  /** The accessible name of the table and its scroll region. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  /** The width of the last column, which holds the buttons, in rem. */
  actionsWidth: number;
  rows: RowList<Row>;
  /** Returns a record's name, used in the names of its buttons. */
  nameOf: (row: Row) => string;
  editor: RecordEditorControl;
  onDelete: (row: Row) => void;
  /** Renders extra buttons of a row, before Edit and Delete. */
  moreActions?: (row: Row) => ReactNode;
  sort?: RecordSort<FieldName<Row>> | null;
  /** Makes all columns sortable. */
  onSort?: (name: FieldName<Row>) => void;
  /** The search text, if the rows are filtered. */
  search?: string;
  /** The id of the row that was just added or restored, if any: the table scrolls to it and marks it. */
  newest: string | null;
  /** Shown in the table if there are no rows. */
  emptyText: string;
}

// In rem: the page's column in the narrowest window that shows no cards (60 rem, less the gutters).
const narrowestColumn = 55;

/**
 * A table of records: header cells, named rows, buttons in the last column. A long table renders only the visible
 * rows.
 */
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
  newest,
  emptyText,
}: RecordTableProps<Row>) {
  const order = `${sort?.key ?? ''} ${sort?.direction ?? ''} ${search}`;
  const { frame, isWindowed, places, before, after, onScroll, onKeyDown, scrollTo } = useRowWindow(
    rows.length,
    order,
  );
  useFocusAfterDialog(frame, editor.isOpen);
  useNewRowInView(newest, () => {
    scrollTo(rows.findIndex(({ id }) => id === newest));
  });
  const minWidth = columns.reduce((sum, { width }) => sum + width, actionsWidth);

  return (
    <TableFrame
      ref={frame}
      role="region"
      aria-label={`${label} table`}
      tabIndex={0}
      {...(isWindowed ? { 'data-windowed': true } : {})}
      {...(minWidth > narrowestColumn
        ? { 'data-wide': minWidth > pageColumnWidth ? 'always' : 'inNarrowColumn' }
        : {})}
      // Keeps the focused element clear of the sticky buttons.
      style={{ scrollPaddingInlineEnd: `${String(actionsWidth)}rem` }}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
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
        <RecordTableHead
          columns={columns}
          isWindowed={isWindowed}
          sort={sort}
          onSort={rows.length > 0 ? onSort : undefined}
        />
        <tbody>
          <Spacer height={before} />
          {places.map((place) => {
            const row = rows.at(place);
            return (
              row !== undefined && (
                <RecordRow
                  key={row.id}
                  row={row}
                  name={nameOf(row)}
                  rowIndex={isWindowed ? place + 2 : undefined}
                  isNew={row.id === newest}
                  columns={columns}
                  opener={editor.opener}
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
      <tr aria-hidden="true" data-spacer="">
        <td style={{ height }} />
      </tr>
    )
  );
}
