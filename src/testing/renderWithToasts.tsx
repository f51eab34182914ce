import { act, screen } from '@testing-library/react';
import type { Toast } from '../toasts/toasts';
import { renderApp } from './renderApp';

/** A sample toast. */
export const savedToast: Toast = { kind: 'success', text: 'Saved.' };

/**
 * Renders the application on a page without toasts of its own and shows the given ones.
 *
 * @returns the user, and functions to show and withdraw toasts
 */
export async function renderWithToasts(...shown: Toast[]) {
  const { toasts, user } = await renderApp({ path: '/privacy' });
  act(() => {
    shown.forEach(toasts.show);
  });
  for (const { text } of shown) await screen.findAllByText(text);
  return {
    user,
    withdraw: (source: string) => {
      act(() => {
        toasts.withdraw(source);
      });
    },
    show: (toast: Toast) => {
      act(() => {
        toasts.show(toast);
      });
    },
  };
}
