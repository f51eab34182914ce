import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Toast } from '../../lib/toasts';
import { renderWithToasts, savedToast as saved } from '../../testing/renderWithToasts';

describe('in time', () => {
  // In steps, so that what a timer changes is rendered before the next one.
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      act(() => {
        jest.advanceTimersByTime(100);
      });
    }
  };
  // The way out is animated.
  const wayOut = 1000;

  async function renderTimed(toast: Toast) {
    const { show } = await renderWithToasts({ kind: 'info', text: 'The first' });
    jest.useFakeTimers();
    show(toast);
    pass(500);
    return within(screen.getByText(toast.text).closest('[role="alert"]') ?? document.body);
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  test('a message goes after 6 seconds', async () => {
    await renderTimed(saved);
    pass(5000);
    expect(screen.getByText('Saved.')).toBeVisible();
    pass(500 + wayOut);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test.each([
    ['an error', 10_000, { kind: 'error', text: 'Not saved.' }],
    [
      'one with an action',
      20_000,
      { ...saved, text: 'Gone.', action: { label: 'Undo', run: jest.fn() } },
    ],
  ] satisfies [string, number, Toast][])('%s stays for %i ms', async (_name, time, toast) => {
    await renderTimed(toast);
    pass(time - 1000);
    expect(screen.getByText(toast.text)).toBeVisible();
    pass(500 + wayOut);
    expect(screen.queryByText(toast.text)).toBeNull();
  });

  test('the time of a folded one stands still until it is in view', async () => {
    const { show } = await renderWithToasts({ kind: 'info', text: 'The first' });
    jest.useFakeTimers();
    show({ kind: 'error', text: 'Not saved.' });
    pass(500);
    for (const text of ['One', 'Two', 'Three']) show({ kind: 'info', text });
    pass(6000 + wayOut);
    expect(screen.queryByText('Three')).toBeNull();
    pass(8000);
    expect(screen.getByText('Not saved.')).toBeVisible();
    pass(1000 + wayOut);
    expect(screen.queryByText('Not saved.')).toBeNull();
  });

  test('what is taken away with the focus in it holds no other one', async () => {
    const { show, withdraw } = await renderWithToasts({ kind: 'info', text: 'The first' });
    jest.useFakeTimers();
    show({ kind: 'info', text: 'Another.' });
    show(saved);
    pass(500);
    const card = screen.getByText('Saved.').closest<HTMLElement>('[role="alert"]');
    act(() => {
      within(card ?? document.body)
        .getByRole('button', { name: 'Close' })
        .focus();
    });
    act(() => {
      withdraw('Saved.');
    });
    pass(wayOut);
    await act(() => Promise.resolve());
    expect(screen.queryByText('Saved.')).toBeNull();
    pass(6000 + wayOut);
    expect(screen.queryByText('Another.')).toBeNull();
  });

  test('it waits while the pointer or the focus is in it, or another tab is in front', async () => {
    const card = await renderTimed(saved);
    const close = card.getByRole('button', { name: 'Close' });

    fireEvent.pointerEnter(screen.getByText('Saved.'), { pointerType: 'mouse' });
    pass(20_000);
    expect(screen.getByText('Saved.')).toBeVisible();
    // The other one too, which would otherwise move this one from under the pointer.
    expect(screen.getByText('The first')).toBeVisible();
    act(() => {
      close.focus();
    });
    fireEvent.pointerLeave(screen.getByText('Saved.'));
    pass(20_000);
    expect(screen.getByText('Saved.')).toBeVisible();

    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    act(() => {
      close.blur();
    });
    pass(20_000);
    expect(screen.getByText('Saved.')).toBeVisible();

    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    pass(6000 + wayOut);
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});
