import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { DateInput } from './DateInput';

test('Page Down goes to the month after and Page Up to the one before', async () => {
  const user = userEvent.setup();
  render(
    <DateInput
      label="Date"
      name="date"
      value="2026-07-31"
      onChange={jest.fn()}
      attention="elsewhere"
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  const shownMonth = (name: string) => screen.findByRole('grid', { name });
  await shownMonth('July 2026');
  await user.keyboard('{PageDown}');
  await shownMonth('August 2026');
  expect(document.activeElement).toHaveAccessibleName('31');
  await user.keyboard('{PageUp}{PageUp}');
  await shownMonth('June 2026');
  expect(document.activeElement).toHaveAccessibleName('30');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAccessibleName('29');
});

test('choosing a year shows it, but only a day, Today or Clear sets the date', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <DateInput
      label="Date"
      name="date"
      value="2026-07-31"
      onChange={onChange}
      attention="elsewhere"
    />,
  );
  const chooseYear = async () => {
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    await user.click(await screen.findByRole('button', { name: /switch to year view/ }));
    await user.click(await screen.findByRole('radio', { name: '2030' }));
    await screen.findByRole('grid', { name: 'July 2030' });
  };
  await chooseYear();
  await user.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();

  await chooseYear();
  await user.click(screen.getByRole('gridcell', { name: '31' }));
  expect(onChange).toHaveBeenLastCalledWith('2030-07-31');

  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: /switch to year view/ }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: /switch to year view/ }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(onChange).toHaveBeenLastCalledWith(dayjs().format('YYYY-MM-DD'));
});

test('without a date, choosing the current year sets none', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<DateInput label="Date" name="date" value="" onChange={onChange} attention="elsewhere" />);
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: /switch to year view/ }));
  await user.click(await screen.findByRole('radio', { name: dayjs().format('YYYY') }));
  await screen.findByRole('grid', { name: dayjs().format('MMMM YYYY') });
  await user.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
});
