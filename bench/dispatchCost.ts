import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { printTable } from './results';
import { median } from './statistics';

/** Maximum cost of a dispatch through guards, listeners and persistence, relative to the bare reducers. */
const maximumRatio = 1.3;

const actionsPerRun = 2000;

/** Replaces guarded reducers by unguarded ones. */
const withoutGuards: Plugin = {
  name: 'without-guards',
  setup: (bundling) => {
    bundling.onResolve({ filter: /\/machine\/bindMachine$/ }, () => ({
      path: path.join(__dirname, 'unguardedMachines.ts'),
    }));
  },
};

async function scriptFor(storeName: 'whole' | 'bare'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'dispatchCostPage.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    plugins: storeName === 'bare' ? [withoutGuards] : [],
  });
  return `window.storeName = '${storeName}';${outputFiles[0]?.text ?? ''}`;
}

/**
 * Measures a dispatch through the application's store (guards, listeners, persistence) and through the bare reducers,
 * alternating in one page. Prints a table.
 *
 * @param runs measurements of each
 * @returns a sentence if the budget is exceeded
 */
export async function measureDispatchCost(browser: Browser, runs: number): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.route('http://127.0.0.1/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' }),
    );
    await page.goto('http://127.0.0.1/');
    for (const name of ['whole', 'bare'] as const) {
      await page.addScriptTag({ content: await scriptFor(name) });
    }
    const scenes = await page.evaluate(() => window.dispatchBench?.scenes ?? []);
    const rows: string[][] = [];
    const all: number[] = [];
    for (const scene of scenes) {
      const { whole, bare } = await compare(page, scene, runs);
      const ratios = whole.map((cost, run) => cost / (bare[run] ?? NaN));
      all.push(median(ratios));
      rows.push([
        scene,
        median(bare).toFixed(2),
        median(whole).toFixed(2),
        median(ratios).toFixed(2),
        `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
      ]);
    }
    printTable({
      title: 'One dispatch, in microseconds; medians',
      head: ['scene', 'reducers bare', 'whole store', 'ratio', 'spread'],
      rows,
    });
    const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
    console.log(`\nratio over all scenes ${mean.toFixed(2)} (at most ${maximumRatio})`);
    return mean > maximumRatio
      ? [`A dispatch costs ${mean.toFixed(2)} times the bare one, the budget is ${maximumRatio}.`]
      : [];
  } finally {
    await page.close();
  }
}

async function compare(
  page: Page,
  scene: string,
  runs: number,
): Promise<{ whole: number[]; bare: number[] }> {
  return page.evaluate(
    async ([name, times, count]) => {
      const measured: { whole: number[]; bare: number[] } = { whole: [], bare: [] };
      const measure = window.dispatchBench?.measure;
      // The first run warms up.
      for (let run = 0; run <= times; run += 1) {
        for (const store of ['bare', 'whole'] as const) {
          const cost = (await measure?.[store]?.(name, count)) ?? NaN;
          if (run > 0) measured[store].push(cost);
        }
      }
      return measured;
    },
    [scene, runs, actionsPerRun] as const,
  );
}
