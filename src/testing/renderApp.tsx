import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { rootReducer, type SliceStates } from '../app/rootReducer';
import { createOpenaiGeneration } from '../generation/openaiGeneration';
import type { LazyStorePart } from '../store/services';
import { startStore } from './startStore';

interface RenderAppOptions {
  /** Path, query and fragment of the page to open. */
  path?: string;
  preloadedState?: Partial<SliceStates>;
  /** The lazy parts that `preloadedState` speaks of. */
  storeParts?: readonly LazyStorePart[];
  now?: () => Date;
  /** Runs every effect twice, as React does in development. */
  isStrict?: boolean;
}

/**
 * Renders the whole application as `main.tsx` does: real store, listeners, storage, router and generation client. Only
 * the network is another (see `server`), and the clock, where told.
 *
 * @returns the store, the toasts and a user; resolves when what was stored is restored
 */
export async function renderApp({
  path = '/',
  preloadedState,
  storeParts = [],
  now,
  isStrict = false,
}: RenderAppOptions = {}) {
  window.history.replaceState(null, '', path);
  for (const { reducerPath, reducer } of storeParts) rootReducer.inject({ reducerPath, reducer });
  const { store, toasts } = await startStore({
    loadGeneration: () => Promise.resolve(createOpenaiGeneration({ baseUrl: '/v1', apiKey: '' })),
    ...(now === undefined ? {} : { now }),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });
  const view = render(<App store={store} toasts={toasts} Router={BrowserRouter} />, {
    reactStrictMode: isStrict,
  });
  // The page is a chunk of its own; it comes in a later task.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { ...view, store, toasts, user: userEvent.setup() };
}
