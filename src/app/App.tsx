import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SubmissionWatch } from '../features/ideaSubmission/SubmissionWatch';
import type { Toasts } from '../toasts/toasts';
import { RoutePreloadContext } from '../navigation/RoutePreloadContext';
import { RouteVisitsProvider } from '../navigation/RouteVisitsProvider';
import { AppRoutes } from './AppRoutes';
import type { AppStore, RootState } from '../store/storeTypes';
import { preloadRoute } from './routes';
import { AppShell } from './shell/AppShell';
import { ToastHost } from '../toasts/ToastHost';

interface AppProps {
  store: AppStore;
  /** The state that the page was prerendered with. Hydration renders it first, then the store's own state. */
  prerenderedState?: RootState;
  /** The toast queue that the listeners add to. */
  toasts: Toasts;
  /** The browser's router by default; tests and prerendering pass another. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Called once a page is rendered and interactive. */
  onPageShown?: () => void;
}

/** The whole application around a store: the shell and the page at the current address. */
export function App({ store, prerenderedState, toasts, Router, onPageShown }: AppProps) {
  return (
    <Provider
      store={store}
      {...(prerenderedState === undefined ? {} : { serverState: prerenderedState })}
    >
      <Router>
        <RouteVisitsProvider>
          <RoutePreloadContext value={preloadRoute}>
            <SubmissionWatch />
            <AppShell>
              <AppRoutes onPageShown={onPageShown} />
            </AppShell>
          </RoutePreloadContext>
        </RouteVisitsProvider>
        <ToastHost toasts={toasts} />
      </Router>
    </Provider>
  );
}
