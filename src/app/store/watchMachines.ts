import { isAction, type Middleware } from '@reduxjs/toolkit';
import { machines as allMachines, type MachineInStore } from './machines';
import type { RootState } from '../../store/storeTypes';

/**
 * Middleware for development and tests: reports every event that a machine rejects, and every status change that its
 * machine's table doesn't allow. Reducers ignore a rejected event, but dispatching one is a bug; so is a reducer
 * that changes a status without the machine.
 *
 * @param report receives one sentence about the error
 * @param machines the machines to watch; by default all of the store's
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
