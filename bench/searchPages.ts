import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { routePaths } from '../contract/routePaths';
import { captureStore, fillRecords } from '../e2e/fillRecords';
import { searchRows } from './searchRows';

/** A page with a field named "Search customers" and the rows that it filters. */
export interface SearchPage {
  name: 'app' | 'data grid' | 'baseline';
  /** Loads the page and fills it with this many rows. */
  open: (page: Page, count: number) => Promise<void>;
  /** Runs in the page: returns the number of rows found and the text of the first one. */
  shown: () => { count: number; first: string };
}

const customersPath = `${routePaths.crm}?tab=customers`;

/** The application's Customers tab, with its slice filled in the real store. */
export const appSearchPage = (origin: string): SearchPage => ({
  name: 'app',
  open: async (page, count) => {
    await captureStore(page);
    await page.goto(origin + customersPath, { waitUntil: 'networkidle' });
    await page.getByRole('table', { name: 'Customers' }).waitFor();
    await fillRecords(page, 'customers', searchRows(count));
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

/** A page with MUI's data grid, built for production. */
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

/** The baseline page: the same rows without libraries, with only the first screenful rendered. */
export async function baselineSearchPage(): Promise<SearchPage> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'searchBaselinePage.ts')],
    bundle: true,
    minify: true,
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  return {
    name: 'baseline',
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
