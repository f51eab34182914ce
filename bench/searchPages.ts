import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { routePaths } from '../contract/routePaths';
import { searchRows, type SearchRow } from './searchRows';

declare global {
  interface Window {
    /** The store of the application, caught as the page makes it. */
    benchStore?: { dispatch: (action: { type: string; payload: object }) => unknown };
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** A page with a field named "Search customers" and the rows that it narrows. */
export interface SearchPage {
  name: 'app' | 'data grid' | 'floor';
  /** Loads the page and fills it with so many rows. */
  open: (page: Page, count: number) => Promise<void>;
  /** Tells, in the page, what it shows: how many rows are found, and the text of the first one. */
  shown: () => { count: number; first: string };
}

const customersPath = `${routePaths.crm}?tab=customers`;

/** The Customers tab of the product (section 2), its slice filled in the real store. */
export const appSearchPage = (origin: string): SearchPage => ({
  name: 'app',
  open: async (page, count) => {
    await page.addInitScript(catchStore);
    await page.goto(origin + customersPath, { waitUntil: 'networkidle' });
    await page.getByRole('table', { name: 'Customers' }).waitFor();
    await page.evaluate(replaceCustomers, searchRows(count));
    await page
      .getByRole('status')
      .getByText(`${count.toLocaleString('en-US')} customers`, { exact: true })
      .waitFor();
  },
  shown: () => {
    const words = document.querySelector('main [role="status"]')?.textContent ?? '';
    const first = document.querySelector('table[aria-label="Customers"] tbody th')?.textContent;
    return { count: Number(/[\d,]+/.exec(words)?.[0].replaceAll(',', '')), first: first ?? '' };
  },
});

/** MUI's data grid, a page of its own built for production. */
export async function dataGridSearchPage(): Promise<SearchPage> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'dataGridPage.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  return {
    name: 'data grid',
    open: (page, count) => openBuilt(page, count, script),
    shown: () => {
      const grid = document.querySelector('[role="grid"]');
      const row = document.querySelector('[role="row"][data-rowindex="0"] [data-field="name"]');
      // The header is a row too.
      return {
        count: Number(grid?.getAttribute('aria-rowcount')) - 1,
        first: row?.textContent ?? '',
      };
    },
  };
}

/** The floor: the same rows without any library, of which only the first screenful is made. */
export async function floorSearchPage(): Promise<SearchPage> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'searchFloorPage.ts')],
    bundle: true,
    minify: true,
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  return {
    name: 'floor',
    open: (page, count) => openBuilt(page, count, script),
    shown: () => ({
      count: Number(document.querySelector('output')?.textContent),
      first: document.querySelector('tbody th')?.textContent ?? '',
    }),
  };
}

async function openBuilt(page: Page, count: number, script: string): Promise<void> {
  const address = 'http://bench.localhost/';
  await page.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Search</title><body><script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`,
    }),
  );
  await page.goto(`${address}?rows=${count}`);
  await page.getByText('Grace Hopper 0', { exact: true }).first().waitFor();
}

// The production build offers its store to Redux DevTools; so it can be caught as it is made, and its state be set as
// DevTools sets it. No event of the product brings in so many customers at once.
function catchStore(): void {
  interface State {
    customers?: object;
  }
  interface BenchAction {
    type: string;
    payload?: object;
  }
  type Reducer = (state: State | undefined, action: BenchAction) => State;
  type CreateStore = (reducer: Reducer, ...more: unknown[]) => NonNullable<Window['benchStore']>;
  type Enhancer = (next: CreateStore) => CreateStore;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
    (reducer, ...more) => {
      const store = enhancers.reduceRight((next, enhancer) => enhancer(next), createStore)(
        (state, action) =>
          action.type === 'bench/customersFilled'
            ? { ...state, customers: { ...state?.customers, ...action.payload } }
            : reducer(state, action),
        ...more,
      );
      window.benchStore = store;
      return store;
    };
}

function replaceCustomers(rows: readonly SearchRow[]): void {
  const store = window.benchStore;
  if (store === undefined) throw new Error('The store could not be caught.');
  const ids = rows.map(({ id }) => id);
  const entities = Object.fromEntries(rows.map((row) => [row.id, row]));
  store.dispatch({ type: 'bench/customersFilled', payload: { ids, entities, order: ids } });
}
