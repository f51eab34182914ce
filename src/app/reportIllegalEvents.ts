import { isAction, type Middleware } from '@reduxjs/toolkit';
import type { IllegalEvent } from '../machine/bindMachine';
import { machines } from './machines';
import type { SliceStates } from './rootReducer';

/**
 * Middleware for development and tests: tells of every event that a machine refuses. The reducers ignore such an
 * event; whoever dispatched it has a fault.
 *
 * @param report takes the machine, its status and the event
 */
export const reportIllegalEvents =
  (report: (illegal: IllegalEvent) => void): Middleware<object, SliceStates> =>
  (store) =>
  (next) =>
  (action) => {
    if (isAction(action)) {
      const state = store.getState();
      for (const machine of machines) {
        const illegal = machine.illegalEvent(state, action);
        if (illegal !== undefined) report(illegal);
      }
    }
    return next(action);
  };
