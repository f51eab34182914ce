import type { ActionCreatorWithoutPayload, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import type { RootState } from '../../../store/storeTypes';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import type { LazyComponent } from '../../../ui/lazyComponent';
import type { RecordEditor } from './recordsState';

interface EditorEvents {
  addRequested: ActionCreatorWithoutPayload;
  editRequested: ActionCreatorWithPayload<{ id: string }>;
  cancelled: ActionCreatorWithoutPayload;
}

/** What opens and closes the dialog of a kind of record. */
export interface RecordEditorControl {
  dialog: LazyComponent;
  isOpen: boolean;
  /** What the dialog's script is waited for. */
  waiting: RecordEditor;
  setWaiting: (isWaiting: boolean) => void;
  /** Does nothing while a dialog is open or fetched, and neither does `edit`. */
  add: () => void;
  edit: (record: { id: string }) => void;
  /** Does nothing where no dialog is open. */
  cancel: () => void;
}

const closed: RecordEditor = { status: 'closed' };

/**
 * How a tab opens the dialog of its records. Leaving the tab closes its dialog.
 *
 * @param events of the kind of record; the same ones at every rendering
 * @param selectEditor finds the state of its dialog
 * @param dialog in a script of its own
 */
export function useRecordEditor(
  events: EditorEvents,
  selectEditor: (state: RootState) => RecordEditor,
  dialog: LazyComponent,
): RecordEditorControl {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const editor = useAppSelector(selectEditor);
  const [isWaiting, setWaiting] = useState(false);

  const isClosed = useCallback(
    () => selectEditor(store.getState()).status === 'closed',
    [selectEditor, store],
  );
  const cancel = useCallback(() => {
    if (!isClosed()) dispatch(events.cancelled());
  }, [dispatch, events, isClosed]);
  useEffect(() => cancel, [cancel]);

  return {
    dialog,
    isOpen: editor.status !== 'closed',
    waiting: isWaiting ? editor : closed,
    setWaiting,
    add: useCallback(() => {
      if (isClosed()) dispatch(events.addRequested());
    }, [dispatch, events, isClosed]),
    edit: useCallback(
      ({ id }: { id: string }) => {
        if (isClosed()) dispatch(events.editRequested({ id }));
      },
      [dispatch, events, isClosed],
    ),
    cancel,
  };
}
