import { createReducer, isAnyOf, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { bindMachine, type ActionMatcher } from '../../../../machine/bindMachine';
import { frozen, indexOfRecord, recordWithId, withoutDrafts } from '../../../../machine/recordList';
import { recordEditorMachine } from './recordEditorMachine';
import { recordsState, type Identified, type RecordsState } from './recordsState';

/** The record events, with the payload fields that the shared reducers need. */
interface AnyRecordEvents {
  addRequested: ActionMatcher;
  editRequested: ActionMatcher<PayloadAction<{ id: string }>>;
  added: ActionMatcher<PayloadAction<Identified>>;
  updated: ActionMatcher<PayloadAction<{ id: string; fields: object }>>;
  cancelled: ActionMatcher;
  deleted: ActionMatcher<PayloadAction<Identified>>;
  deletionUndone: ActionMatcher<PayloadAction<Identified>>;
  otherDialogOpened: ActionMatcher;
}

// Additions and deletions replace the list: Immer would draft every element that a splice moves.
const has = (slice: RecordsState, id: string) => indexOfRecord(slice, id) >= 0;

function indexOf(slice: RecordsState, record: Identified): number {
  // Comparing identities takes a hundredth of the time.
  const known = withoutDrafts(slice.records).indexOf(record);
  return known < 0 ? indexOfRecord(slice, record.id) : known;
}

function remove(slice: RecordsState, record: Identified): void {
  // `toSpliced` is slow for a frozen list.
  const remaining = [...withoutDrafts(slice.records)];
  remaining.splice(indexOf(slice, record), 1);
  slice.records = frozen(remaining);
}

/** Restores a deleted record at its place: after the records that precede it in the order of all ids. */
function restore(slice: RecordsState, record: Identified): void {
  const records = withoutDrafts(slice.records);
  let index = 0;
  for (const id of withoutDrafts(slice.order)) {
    if (id === record.id) break;
    if (records[index]?.id === id) index++;
  }
  slice.records = frozen(records.toSpliced(index, 0, record));
}

/**
 * The part of a slice shared by all kinds of record (docs/behaviour.md#crm-records): the editor machine bound to the
 * events, and the reducers that add, change, delete and restore records.
 *
 * @param events created by `createRecordEvents`
 * @returns the machine's binding, and a matcher with its reducer for the slice's builder
 */
export function bindRecords(events: AnyRecordEvents) {
  const editorBinding = bindMachine<RecordsState>()(recordEditorMachine, 'editor', events, {
    editRequested: (_closed, { payload }, slice) => has(slice, payload.id),
    updated: (editor, { payload }) => editor.id === payload.id,
    deleted: (_editor, { payload }, slice) => indexOf(slice, payload) >= 0,
    deletionUndone: (_editor, { payload }, slice) => !has(slice, payload.id),
  });

  const reducer = createReducer(recordsState<Identified>([]), (builder) => {
    editorBinding.addTransitions(builder, {
      addRequested: (slice) => {
        slice.newest = null;
        return { status: 'adding' };
      },
      editRequested: (_slice, { payload }) => ({ status: 'editing', id: payload.id }),
      added: (slice, { payload }) => {
        slice.records = frozen([...withoutDrafts(slice.records), payload]);
        slice.order = frozen([...withoutDrafts(slice.order), payload.id]);
        slice.newest = payload.id;
        return { status: 'closed' };
      },
      updated: (slice, { payload }) => {
        Object.assign(recordWithId(slice, payload.id) ?? {}, payload.fields);
        return { status: 'closed' };
      },
      cancelled: () => ({ status: 'closed' }),
      otherDialogOpened: () => ({ status: 'closed' }),
      deleted: (slice, { payload }, editor) => {
        remove(slice, payload);
        if (slice.newest === payload.id) slice.newest = null;
        return editor.status === 'adding' ? editor : { status: 'closed' };
      },
      deletionUndone: (slice, { payload }, editor) => {
        restore(slice, payload);
        slice.newest = payload.id;
        return editor;
      },
    });
  });

  return {
    editorBinding,
    isRecordEvent: isAnyOf(...Object.values<ActionMatcher>({ ...events })),
    /** Mutates the slice's draft, because a slice has other fields besides. */
    reduceRecords: (slice: RecordsState, action: Action): void => {
      reducer(slice, action);
    },
  };
}
