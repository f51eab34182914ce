import { toastOn, type ToastRule } from '../../../store/toastListeners';
import type { RecordEvents } from './recordEvents';
import type { Identified } from './recordsState';

/** What the user reads when a record was saved or deleted. */
interface RecordTexts {
  added: string;
  updated: string;
  deleted: string;
}

/**
 * The toasts of one kind of record (section 8). The one about a deletion offers Undo.
 *
 * @param events of the kind
 * @param texts to the letter of section 8
 */
export function recordToasts<Entity extends Identified, Fields extends object>(
  { added, updated, deleted, deletionUndone }: RecordEvents<Entity, Fields>,
  texts: RecordTexts,
): ToastRule[] {
  return [
    toastOn(added, { kind: 'success', text: texts.added }),
    toastOn(updated, { kind: 'success', text: texts.updated }),
    toastOn(deleted, ({ payload }, dispatch) => ({
      kind: 'success',
      text: texts.deleted,
      action: {
        label: 'Undo',
        run: () => {
          dispatch(deletionUndone(payload));
        },
      },
    })),
  ];
}
