import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { Toast, Toasts } from './toasts';

export type ToastRule = readonly [type: string, toastFor: ToastFor<Action, Toast | undefined>];
type ToastFor<A, T> = (action: A, dispatch: Dispatch) => T;

/** One line of a feature's table from event to toast. The toast's button can use `dispatch`. */
export function toastOn<A extends Action>(
  { type, match }: { type: string; match: (action: Action) => action is A },
  toast: Toast | ToastFor<A, Toast>,
): ToastRule {
  const toastFor = typeof toast === 'function' ? toast : () => toast;
  return [type, (action, dispatch) => (match(action) ? toastFor(action, dispatch) : undefined)];
}

/** Shows a feature's toasts. One listener for the whole table, because each listener adds cost to every action. */
export function toastListener(rules: readonly ToastRule[]) {
  const table = new Map(rules);
  return {
    predicate: ({ type }: Action) => table.has(type),
    effect: (action: Action, api: { dispatch: Dispatch; extra: { toasts: Toasts } }) => {
      const toast = table.get(action.type)?.(action, api.dispatch);
      if (toast) api.extra.toasts.show(toast);
    },
  };
}
