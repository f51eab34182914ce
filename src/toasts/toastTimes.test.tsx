import { act, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { renderWithToasts, savedToast as saved } from '../testing/renderWithToasts';
import type { Toast } from './toasts';

// In steps, so that React renders what a timer changes before the next timer ends.
const pass = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    act(() => {
      jest.advanceTimersByTime(100);
    });
  }
};

/** The duration of the exit transition. */
const exit = 1000;

const other: Toast = { kind: 'info', text: 'Another.' };

async function renderTimed(...shown: Toast[]) {
  // The first toast loads the script, which needs the real timers.
  const view = await renderWithToasts({ kind: 'info', text: 'The first', source: 'first' });
  view.withdraw('first');
  await waitForElementToBeRemoved(() => screen.queryByText('The first'));
  jest.useFakeTimers();
  shown.forEach(view.show);
  pass(500);
  return view;
}

const closeButton = (text: string) =>
  within(screen.getByText(text).closest('[role="alert"]') ?? document.body).getByRole('button', {
    name: 'Close',
  });

afterEach(() => {
  jest.useRealTimers();
});

test('a message stays for 6 seconds', async () => {
  await renderTimed(saved);
  pass(5000);
  expect(screen.getByText('Saved.')).toBeVisible();
  pass(500 + exit);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test.each([
  ['an error', 10_000, { kind: 'error', text: 'Not saved.' }],
  [
    'a toast with an action',
    20_000,
    { ...saved, text: 'Gone.', action: { label: 'Undo', run: jest.fn() } },
  ],
] satisfies [string, number, Toast][])('%s stays for %i ms', async (_name, time, toast) => {
  await renderTimed(toast);
  pass(time - 1000);
  expect(screen.getByText(toast.text)).toBeVisible();
  pass(500 + exit);
  expect(screen.queryByText(toast.text)).toBeNull();
});

test('a repeated message stays for its full time again', async () => {
  const { show } = await renderTimed(saved);
  pass(4500);
  show(saved);
  pass(5500);
  expect(screen.getByText('Saved.')).toBeVisible();
  pass(500 + exit);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('Undo works until the last second', async () => {
  const run = jest.fn();
  await renderTimed({ ...saved, action: { label: 'Undo', run } });
  pass(19_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  pass(exit);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a toast waits while the pointer is in it', async () => {
  await renderTimed(saved);
  fireEvent.mouseEnter(screen.getByText('Saved.'));
  pass(20_000);
  expect(screen.getByText('Saved.')).toBeVisible();
  fireEvent.mouseLeave(screen.getByText('Saved.'));
  pass(6000 + exit);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('toasts wait while one of them has the focus', async () => {
  await renderTimed(other, saved);
  const close = closeButton('Saved.');
  act(() => {
    close.focus();
  });
  pass(20_000);
  expect(screen.getByText('Saved.')).toBeVisible();
  expect(screen.getByText('Another.')).toBeVisible();
  act(() => {
    close.blur();
  });
  pass(6000 + exit);
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(screen.queryByText('Another.')).toBeNull();
});

test('toasts wait while the window has lost the focus', async () => {
  await renderTimed(saved);
  fireEvent.blur(window);
  pass(20_000);
  expect(screen.getByText('Saved.')).toBeVisible();
  fireEvent.focus(window);
  pass(6000 + exit);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('withdrawing a focused toast returns the focus and does not pause the other toasts', async () => {
  const { withdraw } = await renderTimed(other, { ...saved, source: 'record' });
  const link = screen.getByRole('link', { name: 'Skip to content' });
  link.focus();
  act(() => {
    closeButton('Saved.').focus();
  });
  act(() => {
    withdraw('record');
  });
  expect(link).toHaveFocus();
  pass(exit);
  expect(screen.queryByText('Saved.')).toBeNull();
  pass(6000 + exit);
  expect(screen.queryByText('Another.')).toBeNull();
});
