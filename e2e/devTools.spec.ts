import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { signedInStorage } from './savedSubmission';

/** What the fake extension records. */
interface Recorded {
  name: unknown;
  /** Every action that reached the reducer, as JSON: raw, and as shown by the extension. */
  actions: { raw: string; shown: string }[];
  state: () => { raw: string; shown: string };
}

declare global {
  interface Window {
    recorded?: Recorded;
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

test('Redux DevTools show actions and state of the production build, but no token', async ({
  page,
  seed,
}) => {
  await seed(signedInStorage);
  await page.addInitScript(() => {
    type Reducer = (state: unknown, action: object) => unknown;
    interface Store {
      getState: () => unknown;
    }
    type CreateStore = (reducer: Reducer, state?: unknown) => Store;
    type Enhancer = (next: CreateStore) => CreateStore;
    interface Options {
      name: unknown;
      actionSanitizer: (action: object) => unknown;
      stateSanitizer: (state: unknown) => unknown;
    }

    window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
      ({ name, actionSanitizer, stateSanitizer }: Options) =>
      (...enhancers: Enhancer[]): Enhancer =>
      (createStore) => {
        const actions: Recorded['actions'] = [];
        const recording: CreateStore = (reducer, state) => {
          const store = createStore((present, action) => {
            actions.push({
              raw: JSON.stringify(action),
              shown: JSON.stringify(actionSanitizer(action)),
            });
            return reducer(present, action);
          }, state);
          window.recorded = {
            name,
            actions,
            state: () => ({
              raw: JSON.stringify(store.getState()),
              shown: JSON.stringify(stateSanitizer(store.getState())),
            }),
          };
          return store;
        };
        return enhancers.reduceRight((inner, enhancer) => enhancer(inner), recording);
      };
  });
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Describe your idea' }).fill('A map of bakeries');

  const { name, actions, state } = await page.evaluate(() => {
    const { recorded } = window;
    if (recorded === undefined) throw new Error('The store has not looked for Redux DevTools.');
    return { name: recorded.name, actions: recorded.actions, state: recorded.state() };
  });
  expect(name).toBe('Ideakiln');
  const token = signedInStorage.token ?? '';
  // The token is in the state and in the action that restored it, but is not shown.
  expect(state.raw).toContain(token);
  expect(state.shown).not.toContain(token);
  expect(state.shown).toContain('A map of bakeries');
  expect(state.shown).toContain('Ada Example');
  expect(actions.some(({ raw }) => raw.includes(token))).toBe(true);
  expect(actions.filter(({ shown }) => shown.includes(token))).toEqual([]);
  expect(actions.some(({ shown }) => shown.includes('A map of bakeries'))).toBe(true);
});
