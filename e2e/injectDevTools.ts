import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** What a test asks of the Redux DevTools in its page. */
interface InjectedDevTools {
  /** The number of the last recorded action. */
  last: () => number;
  jumpTo: (number: number) => void;
  /** All actions and states as an exported log would hold them. */
  exported: () => string;
  /** How often storage was written so far. */
  writes: number;
}

declare global {
  interface Window {
    devTools?: InjectedDevTools;
  }
}

// The browser's extension is made of the same instrument; what is between them passes through the same options.
const source = `
  import { ActionCreators, instrument } from '@redux-devtools/instrument';

  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    ({ maxAge, serialize, actionSanitizer, stateSanitizer }) =>
    (...enhancers) =>
    (createStore) => {
      const recording = (reducer, state) => {
        const store = instrument(undefined, { maxAge })(createStore)(reducer, state);
        const lifted = store.liftedStore;
        window.devTools = {
          last: () => lifted.getState().stagedActionIds.length - 1,
          jumpTo: (number) => void lifted.dispatch(ActionCreators.jumpToState(number)),
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
        };
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

/** Puts the real `@redux-devtools/instrument` where the browser's extension would be, before the application starts. */
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
