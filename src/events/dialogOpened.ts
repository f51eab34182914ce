import type { Action } from '@reduxjs/toolkit';

/** An action that opens a dialog; `dialog` tells whose. */
type DialogOpened = Action & { meta: { dialog: string } };

/**
 * The part of an action that says that it opens a dialog. Of all dialogs at most one is open: who keeps another one
 * hears {@link otherDialogOpened} and closes it.
 *
 * @param dialog whose dialog it is
 */
export function opensDialog(dialog: string): { meta: { dialog: string } } {
  return { meta: { dialog } };
}

/**
 * Recognises the actions that open another dialog than one's own.
 *
 * @param own whose dialog is not meant
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
