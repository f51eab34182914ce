import type { Action, Reducer } from '@reduxjs/toolkit';
import type { MachineBinding } from '../machine/bindMachine';
import type { EventOf, Transitions } from '../machine/defineMachine';
import { machineChecks, type SampleActions } from './machineChecks';

/**
 * Declares the tests derived from a machine's table, one for each of `machineChecks`.
 *
 * @param binding the machine, bound to its slice
 * @param reducer the slice's reducer
 * @param samples for each event, an action that has an effect in every status that accepts it
 * @param before actions to dispatch first, if events have preconditions
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
