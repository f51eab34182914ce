import { useState, type InputEvent, type SubmitEvent } from 'react';
import { mapValues } from '../lib/mapValues';

type Fields<Name extends string> = Record<Name, string>;

/**
 * What is wrong with a form's fields, in sentences for the user. An empty sentence: wrong too, but said beside another
 * field already.
 */
export type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

interface FormFieldsOptions<Name extends string> {
  /** What each field holds at first. */
  initial: Readonly<Fields<Name>>;
  problemsOf: (fields: Fields<NoInfer<Name>>) => Problems<NoInfer<Name>>;
  /** Takes what was submitted, once nothing is wrong with it. */
  onValid: (fields: Fields<NoInfer<Name>>) => void;
  /** Hears that something was wrong with what was submitted. */
  onRefused?: () => void;
}

function valuesIn({ elements }: HTMLFormElement): Map<string, string> {
  const fields = Array.from(elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
  return new Map(fields.map(({ name, value }) => [name, value]));
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  // A picked date is in a hidden field, and its button has the same name.
  const fields = form.querySelectorAll<HTMLElement>('[name]:not([type="hidden"])');
  const first = Array.from(fields).find((field) =>
    names.includes(field.getAttribute('name') ?? ''),
  );
  first?.focus();
}

/**
 * The fields of a form. The page keeps what is entered, and nothing else does; it is read and checked when the form is
 * submitted, and from then on with every change. Submitting moves the focus to the first field that is wrong.
 *
 * @returns `formProps` for the form, `field`, which gives the props of the field of a name, and whether any field holds
 *   something else than at first
 */
export function useFormFields<Name extends string>({
  initial,
  problemsOf,
  onValid,
  onRefused,
}: FormFieldsOptions<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>();
  const [isChanged, setChanged] = useState(false);

  const fieldsOf = (form: HTMLFormElement): Fields<Name> => {
    const values = valuesIn(form);
    return mapValues(initial, (text, name) => values.get(name) ?? text);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const found = problemsOf(fields);
    setProblems(found);
    const wrong = Object.keys(found).filter((name) => Reflect.get(found, name) !== undefined);
    if (wrong.length > 0) {
      focusFirst(form, wrong);
      onRefused?.();
      return;
    }
    // Not in the event itself: React would take a navigation for the form's action, and copy the fields for it.
    queueMicrotask(() => {
      onValid(fields);
    });
  };

  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
    const fields = fieldsOf(currentTarget);
    setChanged(
      Object.values(mapValues(fields, (text, name) => text !== initial[name])).includes(true),
    );
    if (problems !== undefined) setProblems(problemsOf(fields));
  };

  return {
    formProps: { onSubmit, onInput },
    field: (name: Name) => ({ name, error: problems?.[name] }),
    isChanged,
  };
}
