import type { ReactNode } from 'react';
import { DeleteIcon, EditIcon } from '../../icons/crmIcons';
import type { Identified } from '../state/recordsState';
import { RowButton } from './RowButton';
import type { RecordEditorOpener } from '../editor/useRecordEditor';

interface RowActionsProps {
  row: Identified;
  /** The record's name, used in the names of the buttons. */
  name: string;
  opener: RecordEditorOpener;
  onDelete: () => void;
  /** Extra buttons, before these. */
  children?: ReactNode;
}

// Shared elements: they are the same in every row.
const editIcon = <EditIcon />;
const deleteIcon = <DeleteIcon />;

// Focus the row that takes the deleted one's place, or else the last row, to keep keyboard users in the table.
function focusNeighbour(button: HTMLElement): void {
  const buttons = [
    ...(button.closest('tbody')?.querySelectorAll('[data-row-actions] > :last-child') ?? []),
  ];
  const index = buttons.indexOf(button);
  const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? button.closest('[role="region"]');
  if (neighbour instanceof HTMLElement) neighbour.focus();
}

/** The buttons at the end of a row. Delete needs no confirmation, because its toast offers Undo. */
export function RowActions({ row, name, opener, onDelete, children }: RowActionsProps) {
  const { waiting, dialog, edit } = opener;
  return (
    <span data-row-actions={children ? 'more' : ''}>
      {children}
      <RowButton
        aria-label={`Edit ${name}`}
        aria-haspopup="dialog"
        aria-busy={waiting.status === 'editing' && waiting.id === row.id}
        onPointerEnter={() => void dialog.preload()}
        onFocus={() => void dialog.preload()}
        onClick={() => {
          edit(row);
        }}
      >
        {editIcon}
      </RowButton>
      <RowButton
        aria-label={`Delete ${name}`}
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          onDelete();
        }}
      >
        {deleteIcon}
      </RowButton>
    </span>
  );
}
