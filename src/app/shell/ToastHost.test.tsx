import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { createToasts, type Toast } from '../../lib/toasts';
import { theme } from '../../ui/theme';
import { ToastHost } from './ToastHost';

let mockScriptIsMissing = true;
let mockFetches = 0;
jest.mock('./Toaster', () => {
  mockFetches += 1;
  if (mockScriptIsMissing) throw new Error('Loading chunk 3 failed.');
  return jest.requireActual<object>('./Toaster');
});

async function renderWithoutScript(...shown: Toast[]) {
  // React reports what a boundary caught; here that is wanted.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const toasts = createToasts();
  render(
    <ThemeProvider theme={theme}>
      <p>The page</p>
      <ToastHost toasts={toasts} />
    </ThemeProvider>,
  );
  for (const toast of shown) {
    await act(async () => {
      toasts.show(toast);
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(report).toHaveBeenCalled();
  expect(screen.getByText('The page')).toBeVisible();
  return toasts;
}

const card = () => document.querySelector('.notistack-Snackbar');

test('without the script, an action runs once and Close closes, and nothing is stacked twice', async () => {
  const run = jest.fn();
  const action = { label: 'Undo', subject: 'Deletion of Ada', run };
  const toasts = await renderWithoutScript(
    { kind: 'success', text: 'Deleted.', action },
    { kind: 'info', text: 'Saved.' },
    { kind: 'info', text: 'Saved.' },
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-description', 'Deletion of Ada');
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts.waiting()).toEqual([]);
});

test('without the script, a second press on Undo does not reach the next toast', async () => {
  const runs = [jest.fn(), jest.fn()];
  await renderWithoutScript(
    ...runs.map((run): Toast => ({
      kind: 'success',
      text: 'Deleted.',
      action: { label: 'Undo', run },
    })),
  );
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  if (undo === undefined) throw new Error('There is no Undo.');
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 0]);
});

test('the script is fetched again when the browser is online again', async () => {
  await renderWithoutScript({ kind: 'info', text: 'The first', description: 'Of two' });
  expect(screen.getByRole('alert')).toHaveTextContent('Of two');
  const before = mockFetches;
  await act(async () => {
    fireEvent(window, new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(mockFetches).toBe(before + 1);
});

// The last one: a script that has come stays.
test('a toast whose script did not arrive is shown as it is, and in its own way with the next one', async () => {
  const toasts = await renderWithoutScript({ kind: 'info', text: 'The first' });
  expect(screen.getByRole('alert')).toHaveTextContent('The first');
  expect(card()).toBeNull();

  mockScriptIsMissing = false;
  act(() => {
    toasts.show({ kind: 'info', text: 'The second' });
  });
  await waitFor(() => {
    expect(card()).not.toBeNull();
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The first',
    'The second',
  ]);
});
