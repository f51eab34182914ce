import { createContext, use, useLayoutEffect } from 'react';

/**
 * The content that closing a dialog would lose: nothing, the input, or the result of a call in progress. A dialog with
 * input asks for confirmation; one with a call in progress stays open.
 */
export type DialogContent = 'untouched' | 'changed' | 'busy';

/** Lets a form report to its dialog what closing would lose; does nothing outside a dialog. */
export const DialogContentContext = createContext<(content: DialogContent) => void>(
  () => undefined,
);

/** Reports to the dialog, while the form is shown, what closing would lose. */
export function useDialogContent(content: DialogContent): void {
  const reportToDialog = use(DialogContentContext);
  useLayoutEffect(() => {
    reportToDialog(content);
    return () => {
      reportToDialog('untouched');
    };
  }, [reportToDialog, content]);
}
