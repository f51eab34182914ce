import type { Action } from '@reduxjs/toolkit';
import type { AppDispatch } from '../app/makeStore';
import type { Toast } from '../lib/toasts';
import type { ActionMatcher } from '../machine/bindMachine';
import type { StartAppListening } from './startAppListening';

/** One line of a feature's table from event to toast. */
export interface ToastRule {
  type: string;
  toastFor: (action: Action, dispatch: AppDispatch) => Toast | undefined;
}

/**
 * A line of the table.
 *
 * @param event an action creator; each event has one line
 * @param toast what the user reads, or how it follows from the action; `dispatch` is for what its button does
 */
export function toastOn<A extends Action>(
  event: ActionMatcher<A> & { type: string },
  toast: Toast | ((action: A, dispatch: AppDispatch) => Toast),
): ToastRule {
  return {
    type: event.type,
    toastFor: (action, dispatch) => {
      if (!event.match(action)) return undefined;
      return typeof toast === 'function' ? toast(action, dispatch) : toast;
    },
  };
}

/** Shows the toasts of a feature's table as their events happen. */
export function startToastListeners(
  startListening: StartAppListening,
  rules: readonly ToastRule[],
): void {
  // One listener for the whole table: each that is started costs something at every action.
  const types = new Set(rules.map(({ type }) => type));
  startListening({
    predicate: ({ type }) => types.has(type),
    effect: (action, { dispatch, extra }) => {
      for (const { toastFor } of rules) {
        const toast = toastFor(action, dispatch);
        if (toast !== undefined) extra.toasts.show(toast);
      }
    },
  });
}
