import { useEffect, useRef, type ComponentProps } from 'react';
import { DialogBody } from './DialogBody';
import { Form } from './Form';
import { useDialogContent } from './useDialogContent';

interface DialogFormProps extends ComponentProps<typeof Form> {
  /** Whether the form has input; if so, a click on the backdrop does not close the dialog, and Escape asks first. */
  isChanged: boolean;
}

/** A form in a dialog; its first field gets the focus. */
export function DialogForm({ isChanged, children, ...form }: DialogFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useDialogContent(isChanged ? 'changed' : 'untouched');
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name]:not([type="hidden"])')?.focus();
  }, []);
  return (
    <Form ref={element} {...form}>
      <DialogBody>{children}</DialogBody>
    </Form>
  );
}
