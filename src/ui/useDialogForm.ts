import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type SubmitHandler,
} from 'react-hook-form';

/**
 * react-hook-form for a form in a dialog. Refusing the form moves the focus to the first wrong field once.
 *
 * react-hook-form's own `shouldFocusError` does so again in a timeout. By then the first field may have been corrected,
 * and what is still being typed into it would go to the next wrong one.
 */
export function useDialogForm<Fields extends FieldValues>(defaultValues: DefaultValues<Fields>) {
  const form = useForm<Fields>({ defaultValues, shouldFocusError: false });
  return {
    ...form,
    handleSubmit: (onValid: SubmitHandler<Fields>) => form.handleSubmit(onValid, focusFirst),
  };
}

function focusFirst(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  const ref: unknown = first !== undefined && 'ref' in first ? first.ref : undefined;
  if (isFocusable(ref)) ref.focus();
}

function isFocusable(ref: unknown): ref is { focus: () => void } {
  return (
    typeof ref === 'object' && ref !== null && 'focus' in ref && typeof ref.focus === 'function'
  );
}
