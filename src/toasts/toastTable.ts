import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { ActionMatcher } from '../machine/bindMachine';
import type { Toast, Toasts } from './toasts';

/** An action creator. */
interface Event<A extends Action> extends ActionMatcher<A> {
  type: string;
}

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
 * @param subjectOf returns the id of the record that an event is about, if each has a toast of its own
 */
export function toastOn<A extends Action, U extends Action>(
  event: Event<A>,
  toast: TableToast | ((action: A, dispatch: Dispatch) => TableToast),
  until?: Event<U>,
  subjectOf?: (action: A | U) => string,
) {
  const show = typeof toast === 'function' ? toast : () => toast;
  const sourceOf = (action: A | U) =>
    subjectOf === undefined ? event.type : `${event.type} ${subjectOf(action)}`;
  return {
    types: until === undefined ? [event.type] : [event.type, until.type],
    /** The source of the toast that the action closes. */
    closedBy: (action: Action) =>
      until !== undefined && (event.match(action) || until.match(action))
        ? sourceOf(action)
        : undefined,
    toastFor: (action: Action, dispatch: Dispatch): Toast | undefined =>
      event.match(action) ? { ...show(action, dispatch), source: sourceOf(action) } : undefined,
  };
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
  const types = new Set(rules.flatMap((rule) => rule.types));
  return {
    predicate: ({ type }: Action) => types.has(type),
    effect: (
      action: Action,
      api: { dispatch: Dispatch; extra: { toasts: Toasts }; getOriginalState: () => State },
    ) => {
      const slice = sliceOf?.(api.getOriginalState());
      if (slice !== undefined && bindings.some(({ counts }) => !counts(slice, action))) return;
      const { show, withdraw } = api.extra.toasts;
      for (const { closedBy, toastFor } of rules) {
        const closed = closedBy(action);
        if (closed !== undefined) withdraw(closed);
        const toast = toastFor(action, api.dispatch);
        if (toast) show(toast);
      }
    },
  };
}
