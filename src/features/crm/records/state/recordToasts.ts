import type { PayloadAction } from '@reduxjs/toolkit';
import { toastOn, type ToastRule } from '../../../../toasts/toastTable';
import type { RecordEvents } from './createRecordEvents';
import type { Identified } from './recordsState';

/** The toast texts for saved and deleted records. */
interface RecordTexts {
  added: string;
  updated: string;
  deleted: string;
}

/**
 * The toasts for one kind of record. The toast for a deletion offers Undo.
 *
 * @param events the events of these records
 * @param nameOf returns a record's name, which the toast of its deletion and its Undo button mention
 * @param texts the texts of the toasts
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
      description: nameOf(payload),
      action: {
        label: 'Undo',
        run: () => {
          dispatch(deletionUndone(payload));
        },
      },
    })),
  ];
}
