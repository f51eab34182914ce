import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { createOpenaiGeneration } from '../generation/openaiGeneration';
import type { AnyLazySlice, RootState } from '../store/storeTypes';
import './server';
import { startStore } from './startStore';

interface RenderAppOptions {
  /** Path, query and fragment of the page to open. */
  path?: string;
  preloadedState?: Partial<RootState>;
  /** The lazy slices that `preloadedState` contains. */
  slices?: readonly AnyLazySlice[];
  now?: () => Date;
  /** Runs every effect twice, like React's StrictMode. */
  isStrict?: boolean;
}

/**
 * Renders the whole application like `main.tsx`: real store, listeners, storage, router and generation client. Only
 * the network is replaced (see `server`), and optionally the clock. The styles of components are not applied; Playwright
 * tests what depends on them.
 *
 * @returns the store, the toasts and a user; resolves once the stored state is restored
 */
export async function renderApp({
  path = '/',
  preloadedState,
  slices,
  now,
  isStrict = false,
}: RenderAppOptions = {}) {
  window.history.replaceState(null, '', path);
  const { store, toasts } = await startStore({
    loadGeneration: () =>
      Promise.resolve(
        createOpenaiGeneration({
          baseUrl: '/v1',
          apiKey: '',
          sessionToken: () => store.getState().auth.session.token,
        }),
      ),
    ...(now === undefined ? {} : { now }),
    ...(preloadedState === undefined ? {} : { preloadedState }),
    ...(slices === undefined ? {} : { slices }),
  });
  // No styles are written: jsdom would match each of their rules with each element for every query by role, which is
  // half the time of these tests.
  const styles = createCache({ key: 'css', container: document.createElement('div') });
  styles.insert = () => undefined;
  const view = render(
    <CacheProvider value={styles}>
      <App store={store} toasts={toasts} Router={BrowserRouter} />
    </CacheProvider>,
    { reactStrictMode: isStrict },
  );
  // The page is a chunk, which loads in a later task.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { ...view, store, toasts, user: userEvent.setup() };
}
