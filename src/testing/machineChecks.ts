import type { Action, Reducer } from '@reduxjs/toolkit';
import type { RejectedEvent } from '../machine/bindMachine';
import { eventsOf, statusesOf, type AnyMachine } from '../machine/defineMachine';
import { allPairs, deadEnds, shortestPaths, unreachableStatuses } from '../machine/walkMachine';

/** For each event, an action that fits the current state. */
export type SampleActions<State, Event extends string> = Record<Event, (state: State) => Action>;

interface MachineCheck {
  name: string;
  /** Throws if the check fails. */
  run: () => void;
}

/**
 * Checks derived from a machine's table: each state × event pair through the real reducer, whether every status is
 * reachable, and whether each has a path back.
 *
 * @param binding the machine, bound to its slice
 * @param reducer the slice's reducer
 * @param samples for each event, an action that has an effect in every status that accepts it
 * @param before actions to dispatch first, if events have preconditions
 */
export function machineChecks<Slice, State>(
  binding: {
    machine: AnyMachine;
    select: (slice: Slice) => State;
    rejectedEvent: (slice: Slice, action: Action) => RejectedEvent | undefined;
  },
  reducer: Reducer<Slice>,
  samples: SampleActions<State, string>,
  before: readonly Action[] = [],
): MachineCheck[] {
  const { machine } = binding;
  const actionFor = (slice: Slice, event: string): Action => {
    const sample = samples[event];
    if (sample === undefined) throw new Error(`No sample of ${event}`);
    return sample(binding.select(slice));
  };
  const statusOf = (slice: Slice): unknown => {
    const state: unknown = binding.select(slice);
    return typeof state === 'object' && state !== null && 'status' in state ? state.status : state;
  };
  const send = (slice: Slice, event: string): Slice => reducer(slice, actionFor(slice, event));
  const start = [...before].reduce(reducer, reducer(undefined, { type: '@@start' }));
  const paths = shortestPaths(machine);
  const sliceIn = (status: string): Slice => (paths.get(status) ?? []).reduce(send, start);

  return [
    {
      name: 'starts where the table says',
      run: () => {
        expect(statusOf(start)).toBe(machine.initial);
      },
    },
    {
      name: 'has a path from the initial status to every other',
      run: () => {
        expect(unreachableStatuses(machine)).toEqual([]);
      },
    },
    {
      name: 'has a path from every status back to the initial one',
      run: () => {
        expect(deadEnds(machine)).toEqual([]);
      },
    },
    {
      name: 'has a sample of every event',
      run: () => {
        expect(Object.keys(samples).sort()).toEqual(eventsOf(machine).sort());
      },
    },
    ...statusesOf(machine).map((status) => ({
      name: `the shortest path to ${status} leads there`,
      run: () => {
        expect(statusOf(sliceIn(status))).toBe(status);
      },
    })),
    ...allPairs(machine).map(({ status, event, target }) => ({
      name: `${status} on ${event}: ${target ?? 'refused'}`,
      run: () => {
        const before = sliceIn(status);
        const after = send(before, event);
        const illegal = binding.rejectedEvent(before, actionFor(before, event));
        if (target === undefined) {
          expect(after).toBe(before);
          expect(illegal).toEqual({ machine: machine.name, status, event });
        } else {
          expect(statusOf(after)).toBe(target);
          expect(illegal).toBeUndefined();
        }
      },
    })),
  ];
}
