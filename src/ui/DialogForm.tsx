import { use, useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { DialogBody } from './DialogBody';
import { DialogChangesContext } from './DialogChangesContext';
import { Form } from './Form';

interface DialogFormProps extends ComponentProps<typeof Form> {
  /** Whether the form has input; if so, a click on the backdrop does not close the dialog. */
  isChanged: boolean;
}

/** A form in a dialog; its first field gets the focus. */
export function DialogForm({ isChanged, children, ...form }: DialogFormProps) {
  const tellDialog = use(DialogChangesContext);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    tellDialog(isChanged);
    return () => {
      tellDialog(false);
    };
  }, [tellDialog, isChanged]);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name]:not([type="hidden"])')?.focus();
  }, []);
  return (
    <Form ref={element} {...form}>
      <DialogBody>{children}</DialogBody>
    </Form>
  );
}
