import { use, useLayoutEffect, type ComponentProps } from 'react';
import { DialogBody } from './DialogBody';
import { DialogChangesContext } from './DialogChangesContext';

interface DialogFormProps extends ComponentProps<'form'> {
  /** Whether anything was entered: a press beside the dialog then does not throw it away. */
  isChanged: boolean;
}

/** The form under a dialog's title; its fields show messages of their own. */
export function DialogForm({ isChanged, children, ...form }: DialogFormProps) {
  const tellDialog = use(DialogChangesContext);
  useLayoutEffect(() => {
    tellDialog(isChanged);
    return () => {
      tellDialog(false);
    };
  }, [tellDialog, isChanged]);
  return (
    <form noValidate {...form}>
      <DialogBody>{children}</DialogBody>
    </form>
  );
}
