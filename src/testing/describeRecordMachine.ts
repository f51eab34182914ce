import type { Action, Reducer } from '@reduxjs/toolkit';
import type { RecordMachineBinding } from '../machine/bindRecordMachine';
import type { EventOf, Transitions } from '../machine/defineMachine';
import { recordWithId, type RecordList } from '../machine/recordList';
import { describeMachine } from './describeMachine';

/**
 * Like `describeMachine`, for a machine of each record of a list: tests that of one record.
 *
 * @param binding the machine, bound to the records
 * @param reducer the slice's reducer
 * @param id of a record that the slice has at first, in the machine's initial status
 * @param samples for each event, an action about that record
 */
export function describeRecordMachine<
  Entity extends { id: string },
  Slice extends RecordList<Entity>,
  T extends Transitions,
>(
  {
    machine,
    statusOf,
    rejectedEvent,
  }: Pick<RecordMachineBinding<Entity, T, never>, 'machine' | 'statusOf' | 'rejectedEvent'>,
  reducer: Reducer<Slice>,
  id: string,
  samples: Record<EventOf<T>, () => Action>,
): void {
  const select = (slice: Slice) => {
    const record = recordWithId(slice, id);
    if (record === undefined) throw new Error(`There is no record ${id}.`);
    return statusOf(record);
  };
  describeMachine({ machine, select, rejectedEvent }, reducer, samples);
}
