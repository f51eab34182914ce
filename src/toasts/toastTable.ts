import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { Toast, Toasts } from './toasts';

export type ToastRule = ReturnType<typeof toastOn>;

/** One line of a feature's table from event to toast. The toast of a form's error closes on the event `until`. */
export function toastOn<A extends Action>(
  { type, match }: { type: string; match: (action: Action) => action is A },
  toast: Toast | ((action: A, dispatch: Dispatch) => Toast),
  until?: { type: string },
) {
  const show = typeof toast === 'function' ? toast : () => toast;
  const toastFor = (action: Action, dispatch: Dispatch) =>
    match(action) ? show(action, dispatch) : undefined;
  return { type, toastFor, until: until?.type };
}

/** Shows a feature's toasts. One listener for the whole table, because each listener adds cost to every action. */
export function toastListener(rules: readonly ToastRule[]) {
  const types = new Set(rules.flatMap(({ type, until }) => [type, until]));
  return {
    predicate: ({ type }: Action) => types.has(type),
    effect: (action: Action, api: { dispatch: Dispatch; extra: { toasts: Toasts } }) => {
      const { show, withdraw } = api.extra.toasts;
      for (const { type, toastFor, until } of rules) {
        if (until && [type, until].includes(action.type)) withdraw(type);
        const toast = toastFor(action, api.dispatch);
        if (toast) show({ ...toast, source: type });
      }
    },
  };
}
