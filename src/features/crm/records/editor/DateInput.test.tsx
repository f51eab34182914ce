import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
