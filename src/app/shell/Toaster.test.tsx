import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Toast } from '../../lib/toasts';
import { renderApp } from '../../testing/renderApp';
import { renderWithToasts, savedToast as saved } from '../../testing/renderWithToasts';

const foldedTexts = () =>
  screen
    .queryAllByRole('alert')
    .filter((alert) => alert.hasAttribute('data-folded'))
    .map(({ textContent }) => textContent);

const texts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('toasts that came before anything could show them are all shown, as alerts', async () => {
  await renderWithToasts(saved, { kind: 'error', text: 'Not saved.' });
  expect(texts()).toEqual(['Saved.', 'Not saved.']);
});

test('a toast like one that is shown is not stacked', async () => {
  const { show } = await renderWithToasts(saved);
  show(saved);
  show({ kind: 'info', text: 'Another.' });
  await screen.findByText('Another.');
  expect(texts()).toEqual(['Saved.', 'Another.']);
});

test('a toast like one that is folded is shown in its place', async () => {
  const { show } = await renderWithToasts(
    saved,
    ...[1, 2, 3].map((number): Toast => ({ kind: 'info', text: `Number ${String(number)}` })),
  );
  expect(foldedTexts()).toEqual(['Saved.']);
  show(saved);
  await waitFor(() => {
    expect(texts()).toEqual(['Number 1', 'Number 2', 'Number 3', 'Saved.']);
  });
  expect(foldedTexts()).toEqual(['Number 1']);
});

test('three are in view, the others behind a button, and none is lost', async () => {
  const undo = jest.fn();
  const { user, show } = await renderWithToasts(
    { kind: 'success', text: 'Deleted.', action: { label: 'Undo', run: undo } },
    { kind: 'error', text: 'Not saved.' },
    { kind: 'info', text: 'Number 3' },
  );
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  for (const number of [4, 5, 6, 7, 8, 9]) show({ kind: 'info', text: `Number ${String(number)}` });
  const more = await screen.findByRole('button', { name: 'Show 6 more', expanded: false });
  // Folded ones are read out as they come.
  expect(texts()).toHaveLength(9);
  expect(foldedTexts()).toEqual(texts().slice(0, 6));

  await user.click(more);
  expect(more).toHaveFocus();
  expect(foldedTexts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(screen.getByRole('button', { name: 'Show 5 more' })).toHaveFocus();
  expect(foldedTexts()).toHaveLength(5);
});

test('a stack that was unfolded and became short folds again as it grows', async () => {
  const numbered = (number: number): Toast => ({ kind: 'info', text: `Number ${String(number)}` });
  const { user, show } = await renderWithToasts(...[1, 2, 3, 4].map(numbered));
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  const [first] = screen.getAllByRole('alert');
  if (first === undefined) throw new Error('No toast is shown.');
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  show(numbered(5));
  expect(await screen.findByRole('button', { name: 'Show 1 more' })).toBeInTheDocument();
});

test('on a phone two are in view', async () => {
  await renderWithToasts(saved, { ...saved, text: 'Sent.' }, { ...saved, text: 'Done.' });
  expect(foldedTexts()).toEqual([]);
  const width = jest.replaceProperty(window, 'innerWidth', 360);
  fireEvent(window, new Event('resize'));
  expect(foldedTexts()).toEqual(['Saved.']);
  width.restore();
  fireEvent(window, new Event('resize'));
  expect(foldedTexts()).toEqual([]);
});

test('F8 goes to the newest toast; its button says what it undoes', async () => {
  const undo = (subject: string): Toast => ({
    kind: 'success',
    text: 'Deleted.',
    action: { label: 'Undo', subject, run: jest.fn() },
  });
  const { user } = await renderWithToasts(undo('Deletion of Ada'), undo('Deletion of Bea'));
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  screen.getByRole('link', { name: 'Skip to content' }).focus();
  await user.keyboard('{F8}');
  expect(document.activeElement).toHaveAttribute('aria-description', 'Deletion of Bea');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{F8}');
  expect(document.activeElement).toHaveAttribute('aria-description', 'Deletion of Ada');
  await user.keyboard('{Enter}{F8}');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
});

test('a text that is no longer true is taken back, shown or waiting', async () => {
  const { toasts } = await renderApp({ path: '/privacy' });
  act(() => {
    toasts.show({ kind: 'error', text: 'Too short.' });
    toasts.show(saved);
    toasts.withdraw('Too short.');
  });
  await screen.findByText('Saved.');
  expect(texts()).toEqual(['Saved.']);
  act(() => {
    toasts.withdraw('Saved.');
  });
  await waitFor(() => {
    expect(texts()).toEqual([]);
  });
});

test('a button that goes with its toast gives the focus back, or to the heading', async () => {
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

test('Close takes a toast away, and the same text can come again', async () => {
  const { user, show } = await renderWithToasts(saved);
  const first = screen.getByRole('alert');
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  // It is still on its way out, and must not swallow the next one.
  show(saved);
  await waitFor(() => {
    expect(first).not.toBeInTheDocument();
  });
  expect(texts()).toEqual(['Saved.']);
});

test('an action runs once and takes its toast away', async () => {
  const run = jest.fn();
  const { user } = await renderWithToasts({ ...saved, action: { label: 'Undo', run } });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.dblClick(undo);
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('toasts with actions stand beside each other even with the same text', async () => {
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

test('a description stands below the text, and tells toasts apart that have the same text', async () => {
  const { show } = await renderWithToasts({ ...saved, description: 'The first plan.' });
  show({ ...saved, description: 'The second plan.' });
  show({ ...saved, description: 'The second plan.' });
  await screen.findByText('The second plan.');
  expect(texts()).toEqual(['Saved.The first plan.', 'Saved.The second plan.']);
});
