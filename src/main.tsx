import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageFileFor } from '../contract/prerenderedPages';
import { App } from './app/App';
import { makeStore } from './app/store/makeStore';
import { hydrateAtOnce } from './app/hydration/hydrateAtOnce';
import { hydrateInParts } from './app/hydration/hydrateInParts';
import { untilNextTask } from './app/hydration/hydrationIntent';
import { createPersistence } from './app/store/persistence';
import { restoreStoredState } from './app/store/restoreStoredState';
import { preloadRoute } from './app/routes';
import { createLazyGeneration } from './generation/lazyGeneration';
import { systemClock } from './lib/clock';
import { createUnloadWarning } from './lib/createUnloadWarning';
import { createStoredStateAdapter } from './lib/storedStateAdapter';
import { restoreErrors } from './stacklessErrors';
import { createToasts } from './toasts/toasts';

const pageTimeout = 1000;

const afterMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How the user came to this page: `navigate`, `reload` or `back_forward`. */
function visitType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

async function start(container: HTMLElement): Promise<void> {
  const toasts = createToasts();
  const generation = createLazyGeneration(async () => {
    const { createSiteGeneration } = await import('./generation/createSiteGeneration');
    return createSiteGeneration(() => store.getState().auth.session.token);
  });
  const storage = createStoredStateAdapter(
    () => window.localStorage,
    () => {
      toasts.show({
        kind: 'warning',
        text: 'Your browser is not keeping data for this page. Download your document before you leave.',
      });
    },
    createUnloadWarning(),
  );
  const persistence = createPersistence(storage);
  const store = makeStore({ services: { generation, clock: systemClock, toasts }, persistence });
  // A prerendered page was rendered with this state. Hydration needs the same; the restored state follows at once.
  const prerenderedState = store.getState();
  const app = (onPageShown?: () => void) => (
    <StrictMode>
      <App
        store={store}
        prerenderedState={prerenderedState}
        toasts={toasts}
        Router={BrowserRouter}
        onPageShown={() => {
          delete container.dataset.page;
          onPageShown?.();
        }}
      />
    </StrictMode>
  );
  const { pathname, search } = window.location;
  const isPrerendered = container.dataset.page === pageFileFor(pathname, search);
  const worksWithoutScript = container.dataset.hydration === 'onIntent';
  if (isPrerendered && (worksWithoutScript || visitType() === 'navigate')) {
    // In a separate task: together with the entry, it would block the page for longer.
    await untilNextTask();
    await restoreStoredState(store, persistence);
    hydrateInParts(container, app, worksWithoutScript);
    return;
  }
  if (isPrerendered) {
    // Until the load event, the browser restores a scroll position as the page grows. Don't wait for a timer, only
    // until loadPageScripts.ts has started the scripts, or the browser may request them twice.
    await Promise.resolve();
    await Promise.all([restoreStoredState(store, persistence), preloadRoute(pathname + search)]);
    hydrateAtOnce(container, app);
    return;
  }
  // Wait for the page, so that the first paint is complete and nothing shifts.
  const page = preloadRoute(pathname + search);
  const restored = restoreStoredState(store, persistence);
  // Wait at most 1 s for the page's chunk, then render the shell.
  await Promise.all([restored, Promise.race([page, afterMs(pageTimeout)])]);
  createRoot(container).render(app());
}

restoreErrors();
const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root to render into.');
void start(container);
