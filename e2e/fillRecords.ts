import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The application's store, captured when the page creates it. */
    capturedStore?: {
      dispatch: (action: { type: string; payload: object }) => unknown;
      getState: () => object;
    };
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** Captures the store of pages opened from now on, for {@link fillRecords}. */
export async function captureStore(page: Page): Promise<void> {
  await page.addInitScript(captureInPage);
}

/**
 * Replaces the records of a slice whose tab is open, once the tab has injected it.
 *
 * @throws Error if the store was not captured, or has no such slice after a while
 */
export async function fillRecords(
  page: Page,
  slice: 'customers' | 'referralCodes',
  records: readonly { id: string }[],
): Promise<void> {
  await page.waitForFunction(
    (name) => window.capturedStore !== undefined && name in window.capturedStore.getState(),
    slice,
  );
  await page.evaluate(fillInPage, { slice, records });
}

// The production build registers its store with Redux DevTools. This captures it there, and sets its state as DevTools
// do. No event of the application adds that many records at once.
function captureInPage(): void {
  interface Filling {
    type: string;
    payload?: { slice: string; content: object };
  }
  type State = Record<string, object>;
  type Reducer = (state: State | undefined, action: Filling) => State;
  type CreateStore = (reducer: Reducer, ...more: unknown[]) => NonNullable<Window['capturedStore']>;
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
      window.capturedStore = store;
      return store;
    };
}

function fillInPage({ slice, records }: { slice: string; records: readonly { id: string }[] }) {
  const store = window.capturedStore;
  if (store === undefined) throw new Error('The store was not captured.');
  const ids = records.map(({ id }) => id);
  // As reducers leave them. Otherwise, the next reducer to run would visit and freeze every record.
  for (const record of records) Object.freeze(record);
  const content = { records: Object.freeze(records), order: Object.freeze(ids) };
  store.dispatch({ type: 'test/recordsFilled', payload: { slice, content } });
}
