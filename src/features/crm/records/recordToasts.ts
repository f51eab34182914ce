import type { PayloadAction } from '@reduxjs/toolkit';
import { toastOn, type ToastRule } from '../../../toasts/toastTable';
import type { RecordEvents } from './createRecordEvents';
import type { Identified } from './recordsState';

/** What the user reads when a record was saved or deleted. */
interface RecordTexts {
  added: string;
  updated: string;
  deleted: string;
}

/**
 * The toasts of one kind of record. The one about a deletion offers Undo.
 *
 * @param events of the kind
 * @param nameOf what a row is called by: the button says so of what it brings back
 * @param texts the texts on screen
 */
export function recordToasts<Entity extends Identified, Fields extends object>(
  { added, updated, deleted, deletionUndone }: RecordEvents<Entity, Fields>,
  nameOf: (record: Entity) => string,
  texts: RecordTexts,
): ToastRule[] {
  return [
    toastOn(added, { kind: 'success', text: texts.added }),
    toastOn(updated, { kind: 'success', text: texts.updated }),
    toastOn(deleted, ({ payload }: PayloadAction<Entity>, dispatch) => ({
      kind: 'success',
      text: texts.deleted,
      action: {
        label: 'Undo',
        subject: `Deletion of ${nameOf(payload)}`,
        run: () => {
          dispatch(deletionUndone(payload));
        },
      },
    })),
  ];
}
