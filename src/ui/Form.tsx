import type { ComponentProps } from 'react';

/** A form that is validated by its owner, usually with `useFormFields`; the browser shows no messages of its own. */
export function Form(props: ComponentProps<'form'>) {
  // Before hydration, Enter must not reload the page with the fields in its URL; with `dialog`, nothing is submitted.
  return <form method="dialog" noValidate {...props} />;
}
