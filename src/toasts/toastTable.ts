import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { ActionMatcher } from '../machine/bindMachine';
import type { Toast, Toasts } from './toasts';

/** A toast of the table, which sets the source itself. */
type TableToast = Omit<Toast, 'source'>;

export type ToastRule = ReturnType<typeof toastOn>;

/**
 * One line of a feature's table from event to toast.
 *
 * @param event the event that shows the toast
 * @param toast the toast, or a function that returns it
 * @param until the event that closes the toast, such as the next submission of the form with the error; a toast with
 *   such an end also replaces the one before it
 */
export function toastOn<A extends Action>(
  { type, match }: ActionMatcher<A> & { type: string },
  toast: TableToast | ((action: A, dispatch: Dispatch) => TableToast),
  until?: { type: string },
) {
  const show = typeof toast === 'function' ? toast : () => toast;
  const toastFor = (action: Action, dispatch: Dispatch) =>
    match(action) ? show(action, dispatch) : undefined;
  return { type, toastFor, until: until?.type };
}

/**
 * Shows a feature's toasts. One listener for the whole table, because each listener adds cost to every action.
 *
 * @param sliceOf selects the slice whose machines handle the table's events; `undefined` until it is loaded
 * @param bindings these machines: an event that one of them refuses has no effect on the toasts
 */
export function toastListener<State, Slice>(
  rules: readonly ToastRule[],
  sliceOf?: (state: State) => Slice | undefined,
  bindings: readonly { counts: (slice: Slice, action: Action) => boolean }[] = [],
) {
  const types = new Set(rules.flatMap(({ type, until }) => [type, until]));
  return {
    predicate: ({ type }: Action) => types.has(type),
    effect: (
      action: Action,
      api: { dispatch: Dispatch; extra: { toasts: Toasts }; getOriginalState: () => State },
    ) => {
      const slice = sliceOf?.(api.getOriginalState());
      if (slice !== undefined && bindings.some(({ counts }) => !counts(slice, action))) return;
      const { show, withdraw } = api.extra.toasts;
      for (const { type, toastFor, until } of rules) {
        if (until && [type, until].includes(action.type)) withdraw(type);
        const toast = toastFor(action, api.dispatch);
        if (toast) show({ ...toast, source: type });
      }
    },
  };
}
