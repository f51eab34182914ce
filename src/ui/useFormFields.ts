import { useState, type ChangeEvent, type SubmitEvent } from 'react';

interface FormFieldsOptions<Fields> {
  /** Puts the fields together, each by its name in the form. */
  read: (valueOf: (name: string) => string) => Fields;
  /**
   * What is wrong, by the names of the fields, in sentences for the user. An empty sentence: wrong too, but said
   * beside another field already.
   */
  problemsOf: (fields: Fields) => Readonly<Record<string, string | undefined>>;
  /** Takes what was submitted, once nothing is wrong with it. */
  onValid: (fields: Fields) => void;
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return Array.from(form.elements).filter((element) => element instanceof HTMLInputElement);
}

function readForm<Fields>(form: HTMLFormElement, read: FormFieldsOptions<Fields>['read']): Fields {
  const values = new Map(inputsOf(form).map(({ name, value }) => [name, value]));
  return read((name) => values.get(name) ?? '');
}

/**
 * The text fields of a form. The page keeps what is typed, and nothing else does; it is read and checked when the
 * form is submitted, and from then on with every change. Submitting moves the focus to the first field that is wrong.
 *
 * @returns `onSubmit` for the form, and `field`, which gives the props of the text field of a name
 */
export function useFormFields<Fields extends object>({
  read,
  problemsOf,
  onValid,
}: FormFieldsOptions<Fields>) {
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readForm(form, read);
    const found = problemsOf(fields);
    setProblems(found);
    const wrong = inputsOf(form).find(({ name }) => found[name] !== undefined);
    if (wrong !== undefined) {
      wrong.focus();
      return;
    }
    // Not in the event itself: React would take a navigation for the form's action, and copy the fields for it.
    queueMicrotask(() => {
      onValid(fields);
    });
  };

  const onChange = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>): void => {
    if (problems !== undefined && form !== null) setProblems(problemsOf(readForm(form, read)));
  };

  return {
    onSubmit,
    field: (name: keyof Fields & string) => ({ name, onChange, error: problems?.[name] }),
  };
}
