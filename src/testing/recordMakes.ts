import type { Action } from '@reduxjs/toolkit';
import type { RecordEvents } from '../features/crm/records/state/createRecordEvents';
import type { Identified, RecordsState } from '../features/crm/records/state/recordsState';
import type { RootState } from '../store/storeTypes';

/** The choices of a random walk: the event and its payload; `pick` chooses among the options in the state. */
export interface Choice {
  event: number;
  pick: number;
  text: string;
}

/** Creates an action that fits the current state and history, or none if there is no possible payload. */
export type Make = (choice: Choice, state: RootState, log: readonly Action[]) => Action | undefined;

/** One of the values. */
export const pickOf = <T>(values: readonly T[], pick: number): T | undefined =>
  values[pick % values.length];

interface Records<Entity> {
  records: readonly Entity[];
}

/** One of the records; none if there are none, or the slice is not loaded. */
export const recordOf = <Entity>(
  slice: Records<Entity> | undefined,
  pick: number,
): Entity | undefined => pickOf(slice?.records ?? [], pick);

/** The payload of an event about one of the records. */
export const about = (slice: Records<Identified> | undefined, pick: number) => ({
  id: recordOf(slice, pick)?.id ?? 'nobody',
});

/** The events shared by all kinds of record. */
export function recordMakes<Entity extends Identified, Fields extends object>(
  events: RecordEvents<Entity, Fields>,
  sliceOf: (state: RootState) => RecordsState<Entity> | undefined,
  fieldsOf: (text: string) => Fields,
): Make[] {
  return [
    () => events.addRequested(),
    () => events.cancelled(),
    ({ pick }, state) => events.editRequested(about(sliceOf(state), pick)),
    ({ text }) => events.added(fieldsOf(text), '2026-11-21'),
    ({ pick, text }, state) => {
      const slice = sliceOf(state);
      const editor = slice?.editor;
      const { id } = editor?.status === 'editing' && pick % 2 === 0 ? editor : about(slice, pick);
      return events.updated({ id, fields: fieldsOf(text) });
    },
    ({ pick }, state) => {
      const record = recordOf(sliceOf(state), pick);
      return record && events.deleted(record);
    },
    ({ pick }, _state, log) => {
      const deletion = pickOf(log.filter(events.deleted.match), pick);
      return deletion && events.deletionUndone(deletion.payload);
    },
  ];
}
