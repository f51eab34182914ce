import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SubmissionWatch } from '../features/ideaSubmission/SubmissionWatch';
import type { Toasts } from '../toasts/toasts';
import { RoutePreloadContext } from '../ui/RoutePreloadContext';
import { RouteVisitsProvider } from '../ui/RouteVisitsProvider';
import { AppRoutes } from './AppRoutes';
import type { AppStore, RootState } from '../store/storeTypes';
import { preloadRoute } from './routes';
import { AppShell } from './shell/AppShell';
import { ToastHost } from '../toasts/ToastHost';

interface AppProps {
  store: AppStore;
  /** The state that a prerendered page was made with: hydration shows it, and the store's own state at once after. */
  prerenderedState?: RootState;
  /** The queue that the store's listeners fill. */
  toasts: Toasts;
  /** The browser's router; another one where there is no browser. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Told when a page is there and answers. */
  onPageShown?: () => void;
}

/** The whole application around a store: the shell and the page at the present address. */
export function App({ store, prerenderedState, toasts, Router, onPageShown }: AppProps) {
  return (
    <Provider
      store={store}
      {...(prerenderedState === undefined ? {} : { serverState: prerenderedState })}
    >
      <Router>
        <SubmissionWatch />
        <RouteVisitsProvider>
          <RoutePreloadContext value={preloadRoute}>
            <AppShell>
              <AppRoutes onPageShown={onPageShown} />
            </AppShell>
          </RoutePreloadContext>
        </RouteVisitsProvider>
      </Router>
      <ToastHost toasts={toasts} />
    </Provider>
  );
}
