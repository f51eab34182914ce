import { createReducer, isAnyOf, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { bindMachine, type ActionMatcher } from '../../../../machine/bindMachine';
import { entityAdapter } from './entityAdapter';
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

const adapter = entityAdapter<Identified>();

/** Restores a deleted record after the nearest remaining record that preceded it. */
function restore(slice: RecordsState, record: Identified): void {
  const before = slice.order.slice(0, slice.order.indexOf(record.id));
  const neighbour = before.findLast((id) => id in slice.entities);
  const place = neighbour === undefined ? 0 : slice.ids.indexOf(neighbour) + 1;
  slice.ids.splice(place, 0, record.id);
  slice.entities[record.id] = record;
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
    editRequested: (_closed, { payload }, { entities }) => payload.id in entities,
    updated: (editor, { payload }) => editor.id === payload.id,
    deleted: (editor, { payload }) => editor.status !== 'editing' || editor.id === payload.id,
    deletionUndone: (_editor, { payload }, { entities }) => !(payload.id in entities),
  });

  const reducer = createReducer(recordsState<Identified>([]), (builder) => {
    builder.addMatcher(events.deleted.match, (slice, { payload }) => {
      adapter.removeOne(slice, payload.id);
    });
    editorBinding.addTransitions(builder, {
      addRequested: (slice) => {
        slice.newest = null;
        return { status: 'adding' };
      },
      editRequested: (_slice, { payload }) => ({ status: 'editing', id: payload.id }),
      added: (slice, { payload }) => {
        adapter.addOne(slice, payload);
        slice.order.push(payload.id);
        slice.newest = payload.id;
        return { status: 'closed' };
      },
      updated: (slice, { payload }) => {
        adapter.updateOne(slice, { id: payload.id, changes: payload.fields });
        return { status: 'closed' };
      },
      cancelled: () => ({ status: 'closed' }),
      otherDialogOpened: () => ({ status: 'closed' }),
      deleted: (_slice, _action, editor) =>
        editor.status === 'adding' ? editor : { status: 'closed' },
      deletionUndone: (slice, { payload }, editor) => {
        restore(slice, payload);
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
