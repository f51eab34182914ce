import type { Action, Reducer } from '@reduxjs/toolkit';
import type { MachineBinding } from '../machine/bindMachine';
import {
  eventsOf,
  statusesOf,
  type EventOf,
  type StatusOf,
  type Transitions,
} from '../machine/defineMachine';
import { allPairs, deadEnds, shortestPaths, unreachableStatuses } from '../machine/walkMachine';

/** For each event an action that means it, fitting the state it meets. */
type SampleActions<State, T extends Transitions> = Record<EventOf<T>, (state: State) => Action>;

/**
 * The tests that follow from a machine's table: each state × event pair through the real reducer, the reach of every
 * status, and a way back from it.
 *
 * @param binding the machine, tied to its slice
 * @param reducer the slice's reducer
 * @param samples for each event an action that counts in every status that accepts it
 */
export function describeMachine<Slice, State, T extends Transitions>(
  binding: Pick<
    MachineBinding<Slice, State, T, never>,
    'machine' | 'select' | 'can' | 'illegalEvent'
  >,
  reducer: Reducer<Slice>,
  samples: SampleActions<State, T>,
): void {
  const { machine } = binding;
  const actionFor = (slice: Slice, event: string): Action => {
    const sample = Object.entries<(state: State) => Action>(samples).find(
      ([name]) => name === event,
    )?.[1];
    if (sample === undefined) throw new Error(`No sample of ${event}`);
    return sample(binding.select(slice));
  };
  const statusOf = (slice: Slice): unknown => {
    const state: unknown = binding.select(slice);
    return typeof state === 'object' && state !== null && 'status' in state ? state.status : state;
  };
  const send = (slice: Slice, event: string): Slice => reducer(slice, actionFor(slice, event));
  const start = reducer(undefined, { type: '@@start' });
  const sliceIn = (status: string): Slice =>
    (shortestPaths(machine).get(status) ?? []).reduce(send, start);

  describe(`machine ${machine.name}`, () => {
    test('starts where the table says', () => {
      expect(statusOf(start)).toBe(machine.initial);
    });

    test('has no status out of reach, and none without a way back', () => {
      expect(unreachableStatuses(machine)).toEqual([]);
      expect(deadEnds(machine)).toEqual([]);
    });

    test('has a sample of every event', () => {
      expect(Object.keys(samples).sort()).toEqual([...eventsOf(machine)].sort());
    });

    test.each(statusesOf(machine).map((status: StatusOf<T>) => [status]))(
      'the shortest path to %s leads there',
      (status) => {
        expect(statusOf(sliceIn(status))).toBe(status);
      },
    );

    test.each(allPairs(machine).map(({ status, event, target }) => [status, event, target]))(
      '%s on %s: %s',
      (status = '', event = '', target) => {
        const before = sliceIn(status);
        const after = send(before, event);
        const illegal = binding.illegalEvent(before, actionFor(before, event));
        if (target === undefined) {
          expect(after).toBe(before);
          expect(illegal).toEqual({ machine: machine.name, status, event });
        } else {
          expect(statusOf(after)).toBe(target);
          expect(illegal).toBeUndefined();
        }
      },
    );
  });
}
