import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The store of the application, caught as the page makes it. */
    caughtStore?: {
      dispatch: (action: { type: string; payload: object }) => unknown;
      getState: () => object;
    };
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** Lets the records of the pages that are opened from now on be replaced by {@link fillRecords}. */
export async function catchStore(page: Page): Promise<void> {
  await page.addInitScript(catchInPage);
}

/**
 * Replaces the records of a slice whose tab is open, once the tab has added it to the store.
 *
 * @throws Error where the store is not caught, or has no such slice, in good time
 */
export async function fillRecords(
  page: Page,
  slice: 'customers' | 'referralCodes',
  records: readonly { id: string }[],
): Promise<void> {
  await page.waitForFunction(
    (name) => window.caughtStore !== undefined && name in window.caughtStore.getState(),
    slice,
  );
  await page.evaluate(fillInPage, { slice, records });
}

// The production build offers its store to Redux DevTools; so it can be caught as it is made, and its state be set as
// DevTools sets it. No event of the product brings in so many records at once.
function catchInPage(): void {
  interface Filling {
    type: string;
    payload?: { slice: string; content: object };
  }
  type State = Record<string, object>;
  type Reducer = (state: State | undefined, action: Filling) => State;
  type CreateStore = (reducer: Reducer, ...more: unknown[]) => NonNullable<Window['caughtStore']>;
  type Enhancer = (next: CreateStore) => CreateStore;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
    (reducer, ...more) => {
      const store = enhancers.reduceRight((next, enhancer) => enhancer(next), createStore)(
        (state, action) => {
          if (action.type !== 'test/recordsFilled' || action.payload === undefined) {
            return reducer(state, action);
          }
          const { slice, content } = action.payload;
          return { ...state, [slice]: { ...state?.[slice], ...content } };
        },
        ...more,
      );
      window.caughtStore = store;
      return store;
    };
}

function fillInPage({ slice, records }: { slice: string; records: readonly { id: string }[] }) {
  const store = window.caughtStore;
  if (store === undefined) throw new Error('The store could not be caught.');
  const ids = records.map(({ id }) => id);
  const entities = Object.fromEntries(records.map((record) => [record.id, record]));
  const content = { ids, entities, order: ids };
  store.dispatch({ type: 'test/recordsFilled', payload: { slice, content } });
}
