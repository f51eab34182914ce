import type { Action, Reducer } from '@reduxjs/toolkit';
import type { MachineBinding } from '../machine/bindMachine';
import type { EventOf, Transitions } from '../machine/defineMachine';
import { machineChecks, type SampleActions } from './machineChecks';

/**
 * The tests that follow from a machine's table, one for each of `machineChecks`.
 *
 * @param binding the machine, tied to its slice
 * @param reducer the slice's reducer
 * @param samples for each event an action that counts in every status that accepts it
 * @param before what has to happen first, for an event to count at all
 */
export function describeMachine<Slice, State, T extends Transitions>(
  binding: Pick<MachineBinding<Slice, State, T, never>, 'machine' | 'select' | 'rejectedEvent'>,
  reducer: Reducer<Slice>,
  samples: SampleActions<State, EventOf<T>>,
  before: readonly Action[] = [],
): void {
  describe(`machine ${binding.machine.name}`, () => {
    test.each(machineChecks(binding, reducer, samples, before))('$name', ({ run }) => {
      run();
    });
  });
}
