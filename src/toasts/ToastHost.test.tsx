import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { createToasts, type Toast } from './toasts';
import { theme } from '../ui/theme';
import { ToastHost } from './ToastHost';

let mockScriptIsMissing = true;
jest.mock('./Toaster', () => {
  if (mockScriptIsMissing) throw new Error('Loading chunk 3 failed.');
  return jest.requireActual<object>('./Toaster');
});

/** Lets the script load, or fail to load. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function renderWithoutScript(...shown: Toast[]) {
  const toasts = createToasts();
  render(
    <ThemeProvider theme={theme}>
      <p>The page</p>
      <MemoryRouter>
        <ToastHost toasts={toasts} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  for (const toast of shown) {
    act(() => {
      toasts.show(toast);
    });
    await settle();
  }
  expect(screen.getByText('The page')).toBeVisible();
  return toasts;
}

const card = () => document.querySelector('.notistack-Snackbar');

test('without the script, an action runs once, Close closes, and a repeated toast replaces the first', async () => {
  const run = jest.fn();
  const action = { label: 'Undo', run };
  const toasts = await renderWithoutScript(
    { kind: 'success', text: 'Deleted.', description: 'Ada', action },
    { kind: 'info', text: 'Saved.' },
    { kind: 'info', text: 'Saved.' },
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Ada' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts.open()).toEqual([]);
  await settle();
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
  await settle();
});

test('without the script, F8 moves the focus to the newest toast, and closing it returns the focus', async () => {
  await renderWithoutScript(
    { kind: 'info', text: 'The first' },
    { kind: 'info', text: 'The last' },
  );
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  for (const text of ['The last', 'The first']) {
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement?.closest('[role="alert"]')).toHaveTextContent(text);
    fireEvent.click(document.activeElement ?? document.body);
    expect(before).toHaveFocus();
  }
  before.remove();
  await settle();
});

test('closing with a button that the browser does not focus, as in Safari, also returns the focus', async () => {
  await renderWithoutScript({ kind: 'info', text: 'The only one' });
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const blurLikeSafari = (event: Event) => {
    if (!event.defaultPrevented) before.blur();
  };
  window.addEventListener('mousedown', blurLikeSafari);
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.mouseDown(close);
  fireEvent.click(close);
  expect(before).toHaveFocus();
  window.removeEventListener('mousedown', blurLikeSafari);
  before.remove();
  await settle();
});

// This test comes last: once loaded, the script stays.
test('a toast whose script fails to load is shown plainly until the next toast loads the script', async () => {
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
