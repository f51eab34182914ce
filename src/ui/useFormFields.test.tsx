import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from './Form';
import { SelectInput } from './SelectInput';
import { setFieldValue } from './setFieldValue';
import { TextInput } from './TextInput';
import { useFormFields } from './useFormFields';

interface Fields {
  first: string;
  second: string;
  day: string;
}

interface TestFormProps {
  onValid?: (fields: Fields) => void;
  onRefused?: () => void;
}

function TestForm({ onValid = jest.fn(), onRefused = jest.fn() }: TestFormProps) {
  const initial = { first: '', second: 'b', day: 'monday' };
  const { field, formProps, isChanged } = useFormFields({
    initial,
    problemsOf: ({ first, second }) => ({
      ...(first === '' ? { first: 'The first is missing.' } : {}),
      ...(first === second ? {} : { second: 'They differ.' }),
    }),
    onValid,
    onRefused,
  });
  return (
    <Form aria-label="Test" {...formProps}>
      <button type="submit">{isChanged ? 'Send changes' : 'Send'}</button>
      <TextInput label="First" {...field('first')} />
      <TextInput label="Second" rows={2} defaultValue={initial.second} {...field('second')} />
      <SelectInput
        label="Day"
        name="day"
        defaultValue={initial.day}
        choices={[
          ['monday', 'Monday'],
          ['sunday', 'Sunday'],
        ]}
      />
    </Form>
  );
}

const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First' });
const second = () => screen.getByRole('textbox', { name: 'Second' });
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const submit = () => fireEvent.submit(screen.getByRole('form'));

test('shows no error before the first submission, then focuses the first invalid field', async () => {
  const onValid = jest.fn();
  const onRefused = jest.fn();
  render(<TestForm onValid={onValid} onRefused={onRefused} />);
  await userEvent.type(first(), 'a{Backspace}');
  expect(said()).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  expect(said()).toEqual(['The first is missing.', 'They differ.']);
  expect(first()).toHaveFocus();

  // Every change validates all fields; valid ones have no message.
  await userEvent.type(first(), 'a');
  expect(said()).toEqual(['They differ.']);
  await userEvent.click(screen.getByRole('button'));
  expect(second()).toHaveFocus();
  expect(onValid).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledTimes(2);
});

test('submits the values in the fields, typed or not', async () => {
  const onValid = jest.fn();
  render(<TestForm onValid={onValid} />);
  first().value = 'b';
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Sunday');
  expect(submit()).toBe(false);
  await Promise.resolve();
  expect(onValid.mock.calls).toEqual([[{ first: 'b', second: 'b', day: 'sunday' }]]);
});

test('a form is changed while any field differs from its initial value', async () => {
  render(<TestForm />);
  await userEvent.type(first(), 'a');
  expect(screen.getByRole('button', { name: 'Send changes' })).toBeInTheDocument();
  await userEvent.clear(first());
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Sunday');
  expect(screen.getByRole('button', { name: 'Send changes' })).toBeInTheDocument();
});

test('a value set by a script counts as typed', () => {
  render(<TestForm />);
  submit();
  act(() => {
    setFieldValue(first(), 'b');
  });
  expect(said()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send changes' })).toBeInTheDocument();
});

test('an invalid form moves the focus once and not while the user types on', async () => {
  jest.useFakeTimers();
  render(<TestForm />);
  submit();
  expect(first()).toHaveFocus();
  await act(async () => {
    fireEvent.input(first(), { target: { value: 'A' } });
    await jest.runAllTimersAsync();
  });
  expect(said()).toEqual(['They differ.']);
  expect(first()).toHaveFocus();
  jest.useRealTimers();
});
