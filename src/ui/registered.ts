import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

/**
 * The props that tie a text field to react-hook-form.
 *
 * @param registration what `register` returned
 * @param error the field's error, if it has one; its message is shown
 */
export function registered(
  { ref, name, onBlur, onChange }: UseFormRegisterReturn,
  error: FieldError | undefined,
) {
  return { inputRef: ref, name, onBlur, onChange, error: error?.message };
}
