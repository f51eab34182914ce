import { opensDialog } from '../../../../events/dialogOpened';
import { createReducer } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describeMachine } from '../../../../testing/describeMachine';
import { bindRecords } from './bindRecords';
import { editedRecord } from './editedRecord';
import { createRecordEvents } from './createRecordEvents';
import { recordsState, type RecordEditor, type RecordsState } from './recordsState';

interface Bee {
  id: string;
  name: string;
}

const events = createRecordEvents<Bee, { name: string }>(
  'bees',
  {
    addRequested: 'bees/beeAddRequested',
    editRequested: 'bees/beeEditRequested',
    added: 'bees/beeAdded',
    updated: 'bees/beeUpdated',
    cancelled: 'bees/beeEditorCancelled',
    deleted: 'bees/beeDeleted',
    deletionUndone: 'bees/beeDeletionUndone',
  },
  (bee) => ({
    ...bee,
    id: `id of ${bee.name}`,
  }),
);
const { editorBinding, isRecordEvent, reduceRecords } = bindRecords(events);

const [ada, bea, cleo] = ['Ada', 'Bea', 'Cleo'].map((name) => ({
  id: name.toLowerCase(),
  name,
})) as [Bee, Bee, Bee];
const start = recordsState([ada, bea, cleo]);

const reducer = createReducer<RecordsState<Bee>>(start, (builder) => {
  builder.addMatcher(isRecordEvent, reduceRecords);
});

const run = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<RecordsState<Bee>>(reducer, start);

const today = '2026-11-21';
const editedId = (editor: RecordEditor) => (editor.status === 'editing' ? editor.id : ada.id);

describeMachine(editorBinding, reducer, {
  addRequested: () => events.addRequested(),
  editRequested: () => events.editRequested({ id: bea.id }),
  added: () => events.added({ name: 'Dot' }, today),
  updated: (editor) => events.updated({ id: editedId(editor), fields: { name: 'Dot' } }),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  cancelled: () => events.cancelled(),
  deleted: () => events.deleted(ada),
  deletionUndone: () => events.deletionUndone({ id: 'gone', name: 'Gone' }),
});

test('action types name the kind of record', () => {
  expect(events.added.type).toBe('bees/beeAdded');
  expect(events.deletionUndone.type).toBe('bees/beeDeletionUndone');
});

test('a new record is appended and the dialog closes', () => {
  const state = run(events.addRequested(), events.added({ name: 'Dot' }, today));
  expect(state.records.map(({ id }) => id)).toEqual(['ada', 'bea', 'cleo', 'id of Dot']);
  expect(state.records.at(-1)).toEqual({ id: 'id of Dot', name: 'Dot' });
  expect(state.editor).toEqual({ status: 'closed' });
});

test('nothing is saved while no dialog is open', () => {
  expect(reducer(start, events.added({ name: 'Dot' }, today))).toBe(start);
  expect(reducer(start, events.updated({ id: bea.id, fields: { name: 'Dot' } }))).toBe(start);
});

test('no dialog opens for a record that is not there, and the next one still does', () => {
  expect(reducer(start, events.editRequested({ id: 'unknown' }))).toBe(start);
  expect(run(events.editRequested({ id: bea.id })).editor.status).toBe('editing');
});

test('saving changes only the edited record and keeps its place', () => {
  const editing = run(events.editRequested({ id: bea.id }));
  expect(editedRecord(editing)).toEqual(bea);
  expect(reducer(editing, events.updated({ id: ada.id, fields: { name: 'Dot' } }))).toBe(editing);
  const saved = reducer(editing, events.updated({ id: bea.id, fields: { name: 'Dot' } }));
  expect(saved.order).toEqual(start.order);
  expect(saved.records[1]).toEqual({ id: 'bea', name: 'Dot' });
  expect(editedRecord(saved)).toBeUndefined();
});

test('Cancel changes no record', () => {
  const state = run(events.editRequested({ id: bea.id }), events.cancelled());
  expect(state).toEqual(start);
});

test('deleting a record cancels the dialog of an existing one, which is still loading', () => {
  for (const record of [ada, bea]) {
    const state = run(events.editRequested({ id: bea.id }), events.deleted(record));
    expect(state.records).toEqual(start.records.filter((kept) => kept !== record));
    expect(state.editor).toEqual({ status: 'closed' });
  }
});

test('a record is deleted once', () => {
  const deleted = run(events.deleted(bea));
  expect(reducer(deleted, events.deleted(bea))).toBe(deleted);
  expect(editorBinding.counts(deleted, events.deleted(bea))).toBe(false);
});

test('undoing a deletion restores the record once, unchanged', () => {
  const deleted = run(events.deleted(bea));
  expect(deleted.records.map(({ id }) => id)).toEqual(['ada', 'cleo']);
  const restored = reducer(deleted, events.deletionUndone(bea));
  expect(restored).toEqual({ ...start, newest: bea.id });
  expect(reducer(restored, events.deletionUndone(bea))).toBe(restored);
});

test('a restored record is new until it is deleted again', () => {
  const restored = run(events.deleted(bea), events.deletionUndone(bea));
  expect(reducer(restored, events.deleted(ada)).newest).toBe(bea.id);
  expect(reducer(restored, events.deleted(bea)).newest).toBeNull();
});

test('undoing any deletions in any order restores the original order', () => {
  const several = (max: number) =>
    fc.uniqueArray(fc.nat(max - 1), { minLength: 1, maxLength: max }).chain((places) =>
      fc.record({
        deleted: fc.constant(places),
        undone: fc.shuffledSubarray(places, { minLength: places.length }),
      }),
    );
  fc.assert(
    fc.property(several(6), ({ deleted, undone }) => {
      const bees = Array.from({ length: 6 }, (_, place) => ({
        id: `bee ${String(place)}`,
        name: '',
      }));
      const beeAt = (place: number) => bees[place] ?? ada;
      const actions = [
        ...deleted.map((place) => events.deleted(beeAt(place))),
        events.addRequested(),
        events.added({ name: 'last' }, today),
        ...undone.map((place) => events.deletionUndone(beeAt(place))),
      ];
      const state = actions.reduce<RecordsState<Bee>>(reducer, recordsState(bees));
      expect(state.records.map(({ id }) => id)).toEqual([
        ...bees.map(({ id }) => id),
        'id of last',
      ]);
    }),
  );
});
