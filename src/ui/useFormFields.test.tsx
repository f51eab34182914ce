import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextInput } from './TextInput';
import { useFormFields } from './useFormFields';

interface Pair {
  first: string;
  second: string;
}

function PairForm({ onValid }: { onValid: (pair: Pair) => void }) {
  const { field, onSubmit } = useFormFields<Pair>({
    read: (valueOf) => ({ first: valueOf('first'), second: valueOf('second') }),
    problemsOf: ({ first, second }) => ({
      ...(first === '' ? { first: 'The first is missing.' } : {}),
      ...(first === second ? {} : { second: 'They differ.' }),
    }),
    onValid,
  });
  return (
    <form aria-label="Pair" onSubmit={onSubmit}>
      <button type="submit">Send</button>
      <TextInput label="First" {...field('first')} />
      <TextInput label="Second" defaultValue="b" {...field('second')} />
    </form>
  );
}

const first = () => screen.getByRole('textbox', { name: 'First' });
const second = () => screen.getByRole('textbox', { name: 'Second' });
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('nothing is said before the first submission; then the focus is where the first problem is', async () => {
  const taken = jest.fn();
  render(<PairForm onValid={taken} />);
  await userEvent.type(first(), 'a{Backspace}');
  expect(said()).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  expect(said()).toEqual(['The first is missing.', 'They differ.']);
  expect(first()).toHaveFocus();

  // Every change checks all fields; what is well needs no sentence.
  await userEvent.type(first(), 'a');
  expect(said()).toEqual(['They differ.']);
  await userEvent.click(screen.getByRole('button'));
  expect(second()).toHaveFocus();
  expect(taken).not.toHaveBeenCalled();
});

test('what is submitted is what stands in the fields, also where it was not typed', async () => {
  const taken = jest.fn();
  render(<PairForm onValid={taken} />);
  await userEvent.type(first(), 'b');
  const event = fireEvent.submit(screen.getByRole('form', { name: 'Pair' }));
  expect(event).toBe(false);
  await Promise.resolve();
  expect(taken.mock.calls).toEqual([[{ first: 'b', second: 'b' }]]);
});
