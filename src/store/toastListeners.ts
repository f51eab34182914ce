import type { Action } from '@reduxjs/toolkit';
import type { AppDispatch } from '../app/makeStore';
import type { Toast } from '../lib/toasts';
import type { ActionMatcher } from '../machine/bindMachine';
import type { StartAppListening } from './startAppListening';

/** One line of a feature's table from event to toast, ready to be started. */
export type ToastRule = (startListening: StartAppListening) => void;

/**
 * A line of the table.
 *
 * @param event an action creator or matcher
 * @param toast what the user reads, or how it follows from the action; `dispatch` is for what its button does
 */
export function toastOn<A extends Action>(
  event: ActionMatcher<A>,
  toast: Toast | ((action: A, dispatch: AppDispatch) => Toast),
): ToastRule {
  return (startListening) => {
    startListening({
      predicate: (action): action is A => event.match(action),
      effect: (action, { dispatch, extra }) => {
        extra.toasts.show(typeof toast === 'function' ? toast(action, dispatch) : toast);
      },
    });
  };
}

/** Shows the toasts of a feature's table as their events happen (section 8). */
export function startToastListeners(
  startListening: StartAppListening,
  rules: readonly ToastRule[],
): void {
  for (const start of rules) start(startListening);
}
