import type { ComponentProps } from 'react';

/** A form whose fields show their own errors; `useFormFields` reads and validates them. */
export function Form(props: ComponentProps<'form'>) {
  // Before hydration, Enter must not reload the page with the fields in its URL; with `dialog`, nothing is submitted.
  return <form method="dialog" noValidate {...props} />;
}
