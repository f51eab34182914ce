import type { Action } from '@reduxjs/toolkit';

/** An action that opens a dialog; `dialog` names its owner. */
type DialogOpened = Action & { meta: { dialog: string } };

/**
 * The part of an action that marks it as opening a dialog. At most one dialog is open at a time: the owners of other
 * dialogs match {@link otherDialogOpened} and close theirs.
 *
 * @param dialog the dialog's owner
 */
export function opensDialog(dialog: string): { meta: { dialog: string } } {
  return { meta: { dialog } };
}

/**
 * Matches actions that open a dialog of another owner.
 *
 * @param own the owner to exclude
 */
export function otherDialogOpened(own: string): {
  match: (action: Action) => action is DialogOpened;
} {
  return {
    match: (action): action is DialogOpened =>
      'meta' in action &&
      typeof action.meta === 'object' &&
      action.meta !== null &&
      'dialog' in action.meta &&
      typeof action.meta.dialog === 'string' &&
      action.meta.dialog !== own,
  };
}
