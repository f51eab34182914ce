import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { SubmissionWatch } from '../features/ideaSubmission/SubmissionWatch';
import type { Toasts } from '../lib/toasts';
import { globalStyles } from '../ui/globalStyles';
import { RoutePreloadContext } from '../ui/RoutePreloadContext';
import { RouteVisitsProvider } from '../ui/RouteVisitsProvider';
import { theme } from '../ui/theme';
import { AppRoutes } from './AppRoutes';
import type { AppStore } from './makeStore';
import { preloadRoute } from './routes';
import { AppShell } from './shell/AppShell';
import { ToastHost } from './shell/ToastHost';

interface AppProps {
  store: AppStore;
  /** The queue that the store's listeners fill. */
  toasts: Toasts;
}

/** The whole application around a store: the look, the shell and the page at the present address. */
export function App({ store, toasts }: AppProps) {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        storageManager={null}
        disableTransitionOnChange
      >
        <GlobalStyles styles={globalStyles} />
        <BrowserRouter>
          <SubmissionWatch />
          <RouteVisitsProvider>
            <RoutePreloadContext value={preloadRoute}>
              <AppShell>
                <AppRoutes />
              </AppShell>
            </RoutePreloadContext>
          </RouteVisitsProvider>
        </BrowserRouter>
        <ToastHost toasts={toasts} />
      </ThemeProvider>
    </Provider>
  );
}
