import type { ActionCreatorWithoutPayload, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RootState } from '../../../../store/storeTypes';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../../store/hooks';
import type { LazyComponent } from '../../../../navigation/lazyComponent';
import type { RecordEditor } from '../state/recordsState';

interface EditorEvents {
  addRequested: ActionCreatorWithoutPayload;
  editRequested: ActionCreatorWithPayload<{ id: string }>;
  cancelled: ActionCreatorWithoutPayload;
}

/** For the buttons that open the dialog. The same object when the dialog opens or closes, so that rows don't re-render. */
export interface RecordEditorOpener {
  dialog: LazyComponent;
  /** The button that is waiting for the dialog's script. */
  waiting: RecordEditor;
  /** Does nothing while a dialog is open or loading; nor does `edit`. */
  add: () => void;
  edit: (record: { id: string }) => void;
}

/** The callbacks and state for the records' dialog. */
export interface RecordEditorControl {
  opener: RecordEditorOpener;
  isOpen: boolean;
  setWaiting: (isWaiting: boolean) => void;
  /** Does nothing if no dialog is open. */
  cancel: () => void;
}

const closed: RecordEditor = { status: 'closed' };

/**
 * Opens and closes the records' dialog from a tab. Leaving the tab closes the dialog.
 *
 * @param events of the records; must be the same on every render
 * @param selectEditor selects the dialog's state
 * @param dialog the lazily loaded dialog
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

  const add = useCallback(() => {
    if (isClosed()) dispatch(events.addRequested());
  }, [dispatch, events, isClosed]);
  const edit = useCallback(
    ({ id }: { id: string }) => {
      if (isClosed()) dispatch(events.editRequested({ id }));
    },
    [dispatch, events, isClosed],
  );
  const waiting = isWaiting ? editor : closed;

  return {
    opener: useMemo(() => ({ dialog, waiting, add, edit }), [dialog, waiting, add, edit]),
    isOpen: editor.status !== 'closed',
    setWaiting,
    cancel,
  };
}
