import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { mapValues } from '../lib/mapValues';
import { readFields, type Fields } from './readFields';

/** A form's error messages by field. */
export type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

interface FormFieldsOptions<Name extends string> {
  /** Each field's initial value. Inputs are uncontrolled: pass a non-empty value as `defaultValue`, too. */
  initial: Readonly<Fields<Name>>;
  /** Validates the values as typed, untrimmed. */
  problemsOf: (fields: Fields<NoInfer<Name>>) => Problems<NoInfer<Name>>;
  /** Receives the submitted values if they are valid. */
  onValid: (fields: Fields<NoInfer<Name>>) => void;
  /** Receives the submitted values if they are invalid. */
  onRefused?: (fields: Fields<NoInfer<Name>>) => void;
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  // A date picker's value is in a hidden input whose button has the same name.
  const fields = form.querySelectorAll<HTMLElement>('[name]:not([type="hidden"])');
  const first = Array.from(fields).find((field) =>
    names.includes(field.getAttribute('name') ?? ''),
  );
  first?.focus();
}

/**
 * Manages a form with uncontrolled fields: reads and validates them on submit, and from then on with every change.
 * Submitting focuses the first invalid field.
 *
 * @returns `formProps` for the form, `field(name)` with the props of a field, and whether any value differs from its
 *   initial one
 */
export function useFormFields<Name extends string>({
  initial,
  problemsOf,
  onValid,
  onRefused,
}: FormFieldsOptions<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>();
  const [isChanged, setChanged] = useState(false);
  const isSubmitted = useRef(false);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form, initial);
    const found = problemsOf(fields);
    const wrong = Object.keys(found).filter((name) => Reflect.get(found, name) !== undefined);
    isSubmitted.current = true;
    // Valid fields leave nothing to render: the form may be about to close.
    setProblems(wrong.length > 0 ? found : undefined);
    if (wrong.length > 0) {
      focusFirst(form, wrong);
      onRefused?.(fields);
      return;
    }
    // Defer it: React would treat a navigation inside the event as a form action and copy the fields.
    queueMicrotask(() => {
      onValid(fields);
    });
  };

  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
    const fields = readFields(currentTarget, initial);
    setChanged(
      Object.values(mapValues(fields, (text, name) => text !== initial[name])).includes(true),
    );
    if (isSubmitted.current) setProblems(problemsOf(fields));
  };

  return {
    formProps: { onSubmit, onInput },
    field: (name: Name) => ({ name, error: problems?.[name] }),
    isChanged,
  };
}
