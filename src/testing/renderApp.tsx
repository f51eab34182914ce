import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { makeStore } from '../app/makeStore';
import { restoreStoredState } from '../app/restoreStoredState';
import type { SliceStates } from '../app/rootReducer';
import { createLazyGeneration } from '../generation/lazyGeneration';
import { createOpenaiGeneration } from '../generation/openaiGeneration';
import { createStoredStateAdapter } from '../lib/storedStateAdapter';
import { createToasts } from '../lib/toasts';

interface RenderAppOptions {
  /** Path, query and fragment of the page to open. */
  path?: string;
  preloadedState?: Partial<SliceStates>;
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
  now,
  isStrict = false,
}: RenderAppOptions = {}) {
  window.history.replaceState(null, '', path);
  const toasts = createToasts();
  const store = makeStore({
    services: {
      generation: createLazyGeneration(() =>
        Promise.resolve(createOpenaiGeneration({ baseUrl: '/v1', apiKey: '' })),
      ),
      clock: { now: now ?? (() => new Date()) },
      toasts,
    },
    storage: createStoredStateAdapter(
      () => window.localStorage,
      () => undefined,
    ),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });
  await restoreStoredState(store);
  const view = render(<App store={store} toasts={toasts} Router={BrowserRouter} />, {
    reactStrictMode: isStrict,
  });
  // The page is a chunk of its own; it comes in a later task.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { ...view, store, toasts, user: userEvent.setup() };
}
