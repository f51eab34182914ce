import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDialogForm } from './useDialogForm';

function Form() {
  const { register, handleSubmit } = useDialogForm({ name: '', email: '' });
  return (
    <form aria-label="Person" onSubmit={(event) => void handleSubmit(jest.fn())(event)}>
      <input aria-label="Name" {...register('name', { required: 'Missing.' })} />
      <input aria-label="Email" {...register('email', { required: 'Missing.' })} />
    </form>
  );
}

test('a refused form moves the focus once, and leaves it where one goes on typing', async () => {
  jest.useFakeTimers();
  render(<Form />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
    await Promise.resolve();
  });
  expect(name).toHaveFocus();
  await act(async () => {
    fireEvent.change(name, { target: { value: 'A' } });
    await jest.runAllTimersAsync();
  });
  expect(name).toHaveFocus();
  jest.useRealTimers();
});
