import type { ComponentProps } from 'react';

/** A form whose fields show their own messages; `useFormFields` reads and checks them. */
export function Form(props: ComponentProps<'form'>) {
  // Enter before the script runs must not load the page anew with the fields in its address; `dialog` sends nothing.
  return <form method="dialog" noValidate {...props} />;
}
