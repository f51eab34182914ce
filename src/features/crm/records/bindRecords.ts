import { createReducer, isAnyOf, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { bindMachine, type ActionMatcher } from '../../../machine/bindMachine';
import { entityAdapter } from './entityAdapter';
import { recordEditorMachine } from './recordEditorMachine';
import { recordsState, type Identified, type RecordsState } from './recordsState';

/** The events of any kind of record, as far as the parts that all kinds share look into them. */
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

/** Puts a record that was deleted back behind the nearest one that stood before it and is still there. */
function restore(slice: RecordsState, record: Identified): void {
  const before = slice.order.slice(0, slice.order.indexOf(record.id));
  const neighbour = before.findLast((id) => id in slice.entities);
  const place = neighbour === undefined ? 0 : slice.ids.indexOf(neighbour) + 1;
  slice.ids.splice(place, 0, record.id);
  slice.entities[record.id] = record;
}

/**
 * The part of a slice that every kind of record has (docs/behaviour.md#crm-records): the editor machine tied to the
 * kind's events, and the reducers that add, change, delete and restore its records.
 *
 * @param events of the kind, as `createRecordEvents` makes them
 * @returns the machine's binding, and for the slice's builder a matcher of these events with its reducer
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
      addRequested: () => ({ status: 'adding' }),
      editRequested: (_slice, { payload }) => ({ status: 'editing', id: payload.id }),
      added: (slice, { payload }) => {
        adapter.addOne(slice, payload);
        slice.order.push(payload.id);
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
    /** Works on the slice's draft: a slice has fields of its own besides. */
    reduceRecords: (slice: RecordsState, action: Action): void => {
      reducer(slice, action);
    },
  };
}
