import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { createToasts } from '../../lib/toasts';
import { theme } from '../../ui/theme';
import { ToastHost } from './ToastHost';

let mockScriptIsMissing = true;
jest.mock('./Toaster', () => {
  if (mockScriptIsMissing) throw new Error('Loading chunk 3 failed.');
  return jest.requireActual<object>('./Toaster');
});

test('a toast whose script did not arrive is shown with the next one', async () => {
  // React reports what a boundary caught; here that is wanted.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const toasts = createToasts();
  render(
    <ThemeProvider theme={theme}>
      <p>The page</p>
      <ToastHost toasts={toasts} />
    </ThemeProvider>,
  );

  await act(async () => {
    toasts.show({ kind: 'info', text: 'The first' });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(report).toHaveBeenCalled();
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  mockScriptIsMissing = false;
  act(() => {
    toasts.show({ kind: 'info', text: 'The second' });
  });
  expect(await screen.findByText('The second')).toBeVisible();
  expect(screen.getByText('The first')).toBeVisible();
});
