import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** The parts of Redux DevTools that a test uses. */
interface InjectedDevTools {
  /** The number of the last recorded action. */
  last: () => number;
  /** Shows a recorded state at the path that the page had then. */
  jumpTo: (number: number, path: string) => void;
  /** What the page shows, without toasts, once it no longer changes. */
  shown: () => string;
  shownAtRest: () => Promise<string>;
  /** The path of the page at each recorded action. */
  paths: () => string[];
  /** All actions and states, as in an exported log. */
  exported: () => string;
  /** Number of writes to storage so far. */
  writes: number;
  /** The texts of the toasts shown so far. */
  toasts: string[];
}

declare global {
  interface Window {
    devTools?: InjectedDevTools;
  }
}

// The browser's extension uses the same instrument and passes it the same options.
const source = `
  import { ActionCreators, instrument } from '@redux-devtools/instrument';
  import { shownPage } from '../src/testing/shownPage';

  // A closing dialog, a page that is loading while the previous one still shows, or a part that is busy.
  const isUnderWay = () =>
    document.querySelector(
      '.MuiDialog-root [style*="opacity: 0"], .progress, [aria-busy="true"]',
    ) !== null;

  // On a slow machine React may take longer to render, so wait until the page is idle. While an animation runs, it
  // never is.
  const pause = async () => {
    await new Promise((resolve) => setTimeout(resolve, 75));
    // WebKit has no idle callback.
    if ('requestIdleCallback' in window)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  };

  const shownAtRest = async () => {
    let before;
    let now = shownPage();
    do {
      before = now;
      await pause();
      now = shownPage();
    } while (now !== before || isUnderWay());
    return now;
  };

  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    ({ maxAge, serialize, actionSanitizer, stateSanitizer }) =>
    (...enhancers) =>
    (createStore) => {
      const recording = (reducer, state) => {
        const store = instrument(undefined, { maxAge })(createStore)(reducer, state);
        const lifted = store.liftedStore;
        const last = () => lifted.getState().stagedActionIds.length - 1;
        const paths = [];
        const notePaths = () => {
          while (paths.length <= last()) paths.push(location.pathname + location.search);
        };
        notePaths();
        lifted.subscribe(notePaths);
        window.devTools = {
          last,
          paths: () => paths,
          shown: shownPage,
          shownAtRest,
          jumpTo: (number, path) => {
            lifted.dispatch(ActionCreators.jumpToState(number));
            if (path === location.pathname + location.search) return;
            history.pushState(null, '', path);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          exported: () => {
            const { actionsById, computedStates } = lifted.getState();
            const actions = Object.values(actionsById).map(({ action }) => action);
            const states = computedStates.map(({ state }) => state);
            return (
              JSON.stringify({ actions, states }, serialize.replacer) +
              JSON.stringify({
                actions: actions.map(actionSanitizer),
                states: states.map(stateSanitizer),
              })
            );
          },
          writes: 0,
          toasts: [],
        };
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node instanceof Element && (node.matches('.toast') || node.querySelector('.toast')))
                window.devTools.toasts.push(node.textContent);
        }).observe(document, { childList: true, subtree: true });
        for (const name of ['setItem', 'removeItem', 'clear']) {
          const original = Storage.prototype[name];
          Storage.prototype[name] = function (...entry) {
            window.devTools.writes += 1;
            return original.apply(this, entry);
          };
        }
        return store;
      };
      return enhancers.reduceRight((inner, enhance) => enhance(inner), recording);
    };
`;

/** Puts the real `@redux-devtools/instrument` in place of the browser's extension before the application starts. */
export async function injectDevTools(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' });
}
