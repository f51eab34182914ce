import { createContext, use, useLayoutEffect } from 'react';

/**
 * What closing a dialog would lose: nothing, what was entered, or the result of a call in progress. A dialog with entered
 * text asks first; one whose call is in progress stays open.
 */
export type DialogContent = 'untouched' | 'changed' | 'busy';

/** Lets a form report to its dialog what closing would lose; does nothing outside a dialog. */
export const DialogContentContext = createContext<(content: DialogContent) => void>(
  () => undefined,
);

/** Reports it while the form is shown. */
export function useDialogContent(content: DialogContent): void {
  const tellDialog = use(DialogContentContext);
  useLayoutEffect(() => {
    tellDialog(content);
    return () => {
      tellDialog('untouched');
    };
  }, [tellDialog, content]);
}
