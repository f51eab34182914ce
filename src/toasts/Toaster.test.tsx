import { act, screen, waitFor, within } from '@testing-library/react';
import type { Toast } from './toasts';
import { renderApp } from '../testing/renderApp';
import { renderWithToasts, savedToast as saved } from '../testing/renderWithToasts';

const texts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('toasts that are shown before the script is loaded are all shown, as alerts', async () => {
  await renderWithToasts(saved, { kind: 'error', text: 'Not saved.' });
  expect(texts()).toEqual(['Saved.', 'Not saved.']);
});

test('a repeated message is announced again in place of the first', async () => {
  const { show } = await renderWithToasts(saved);
  const first = screen.getByRole('alert');
  show(saved);
  // A screen reader announces an alert when it is added to the page.
  expect(screen.getAllByRole('alert').filter((alert) => alert !== first)).toHaveLength(1);
  await waitFor(() => {
    expect(first).not.toBeInTheDocument();
  });
  expect(texts()).toEqual(['Saved.']);
});

const numbered = (number: number): Toast => ({ kind: 'info', text: `Number ${String(number)}` });

test('a third toast closes the oldest', async () => {
  const { show } = await renderWithToasts(...[1, 2].map(numbered));
  show(numbered(3));
  await waitFor(() => {
    expect(texts()).toEqual(['Number 2', 'Number 3']);
  });
});

test('a toast replaced by a newer one returns the focus', async () => {
  const { show } = await renderWithToasts(...[1, 2].map(numbered));
  const link = screen.getByRole('link', { name: 'Skip to content' });
  link.focus();
  act(() => {
    screen.getAllByRole('button', { name: 'Close' })[0]?.focus();
  });
  show(numbered(3));
  await screen.findByText('Number 3');
  expect(link).toHaveFocus();
});

test('F8 moves the focus to the newest toast, whose button names what it undoes; Enter returns the focus', async () => {
  const undo = (description: string): Toast => ({
    kind: 'success',
    text: 'Deleted.',
    description,
    action: { label: 'Undo', run: jest.fn() },
  });
  const { user } = await renderWithToasts(undo('Ada'), undo('Bea'));
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  screen.getByRole('link', { name: 'Skip to content' }).focus();
  await user.keyboard('{F8}');
  expect(document.activeElement).toHaveAccessibleName('Undo: Bea');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{F8}');
  expect(document.activeElement).toHaveAccessibleName('Undo: Ada');
  await user.keyboard('{Enter}{F8}');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
});

test('a withdrawn toast disappears, whether or not it was shown yet', async () => {
  const { toasts } = await renderApp({ path: '/privacy' });
  act(() => {
    toasts.show({ kind: 'error', text: 'Too short.', source: 'form' });
    toasts.show({ ...saved, source: 'record' });
    toasts.withdraw('form');
  });
  await screen.findByText('Saved.');
  expect(texts()).toEqual(['Saved.']);
  act(() => {
    toasts.withdraw('record');
  });
  await waitFor(() => {
    expect(texts()).toEqual([]);
  });
});

test('closing a toast returns the focus, or moves it to the heading if the element is gone', async () => {
  const undo = jest.fn();
  const { user, show } = await renderWithToasts({
    kind: 'success',
    text: 'Deleted.',
    action: { label: 'Undo', run: undo },
  });
  const link = screen.getByRole('link', { name: 'Skip to content' });
  link.focus();
  act(() => {
    screen.getByRole('button', { name: 'Undo' }).focus();
  });
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();

  show({ kind: 'info', text: 'Another.' });
  await screen.findByText('Another.');
  const passing = document.body.appendChild(document.createElement('button'));
  passing.focus();
  act(() => {
    screen.getAllByRole('button', { name: 'Close' }).at(-1)?.focus();
  });
  passing.remove();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Close removes a toast, and the same text can be shown again', async () => {
  const { user, show } = await renderWithToasts(saved);
  const first = screen.getByRole('alert');
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  // The first one is still closing.
  show(saved);
  await waitFor(() => {
    expect(first).not.toBeInTheDocument();
  });
  expect(texts()).toEqual(['Saved.']);
});

test('an action runs once and closes its toast', async () => {
  const run = jest.fn();
  const { user } = await renderWithToasts({ ...saved, action: { label: 'Undo', run } });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.dblClick(undo);
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('toasts with an action do not replace each other', async () => {
  const first = jest.fn();
  const second = jest.fn();
  const { user } = await renderWithToasts(
    { ...saved, action: { label: 'Undo', run: first } },
    { ...saved, action: { label: 'Undo', run: second } },
  );
  const [, undoSecond] = screen.getAllByRole('button', { name: 'Undo' });
  if (undoSecond === undefined) throw new Error('The second toast is not shown.');
  await user.click(undoSecond);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('toasts with the same text and another description do not replace each other', async () => {
  const { show } = await renderWithToasts({ ...saved, description: 'The first plan.' });
  show({ ...saved, description: 'The second plan.' });
  show({ ...saved, description: 'The second plan.' });
  await waitFor(() => {
    expect(texts()).toEqual(['Saved.The first plan.', 'Saved.The second plan.']);
  });
});
