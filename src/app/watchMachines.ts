import { isAction, type Middleware } from '@reduxjs/toolkit';
import { machines as allMachines, type MachineInStore } from './machines';
import type { RootState } from '../store/storeTypes';

/**
 * Middleware for development and tests: tells of every event that a machine refuses, and of every status that changed
 * otherwise than its machine's table says. The reducers ignore a refused event, but whoever dispatched it has a fault;
 * and a reducer that changes a status past the table is one.
 *
 * @param report takes one sentence about the fault
 * @param machines the machines to watch; all of the store unless told
 */
export const watchMachines =
  (
    report: (fault: string) => void,
    machines: readonly MachineInStore[] = allMachines,
  ): Middleware<object, RootState> =>
  (store) =>
  (next) =>
  (action) => {
    if (!isAction(action)) return next(action);
    const before = store.getState();
    for (const machine of machines) {
      const illegal = machine.rejectedEvent(before, action);
      if (illegal !== undefined) {
        const { status, event } = illegal;
        report(`Machine ${illegal.machine}: "${status}" does not accept "${event}".`);
      }
    }
    const result = next(action);
    const after = store.getState();
    if (before === after) return result;
    for (const machine of machines) {
      const change = machine.transitionViolation(before, after, action);
      if (change !== undefined) {
        const { from, to } = change;
        report(
          `Machine ${change.machine}: "${action.type}" led from "${from}" to "${to}", the table does not.`,
        );
      }
    }
    return result;
  };
