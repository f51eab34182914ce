import type { Browser, Page } from '@playwright/test';
import type { RoutePath } from '../contract/routePaths';
import { staticCopyOf, serveStaticCopies } from './staticCopy';
import { firstViews } from './firstViews';
import { reactBaseline } from './reactBaseline';
import { printTable } from './results';
import { median, spread } from './statistics';

declare global {
  interface Window {
    benchLoad?: { largest: number; blocking: number; shifts: number; hydrated: number };
  }
}

/** A phone on a slow connection: CPU four times slower than this machine, 1.6 Mbit/s, 150 ms latency. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;

/** One cold load; times in milliseconds since the navigation. */
interface PageLoad {
  bytes: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  /** Total time of tasks beyond 50 ms each. */
  blocking: number;
  shifts: number;
  /** When React has hydrated the first link, button or field in view; `NaN` without React. */
  hydrated: number;
}

/**
 * Measures cold loads of every route on a slow phone, compared to a static page with the same text in the same run.
 * Prints a table.
 *
 * @param runs loads per page; the table shows medians
 * @returns a sentence for each route with a layout shift
 */
export async function measurePageLoads(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<string[]> {
  const staticCopies = await serveStaticCopies();
  try {
    const rows: string[][] = [];
    const { html, script, scriptPath } = await reactBaseline();
    staticCopies.add('/react-baseline', html);
    staticCopies.add(scriptPath, script);
    const moved: string[] = [];
    for (const { route, address, prepare } of firstViews) {
      // All tabs of a page load alike; measure only the one with the largest table.
      if (address.includes('?tab=') && !address.endsWith('=customers')) continue;
      console.error(`page loads: ${address}`);
      const app = async (page: Page): Promise<void> => {
        await prepare(page);
        await page.goto(origin + address, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
      };
      staticCopies.add(
        route,
        await withPage(browser, async (page) => app(page).then(() => staticCopyOf(page))),
      );
      const baseline = async (page: Page): Promise<void> => {
        await page.goto(staticCopies.origin + route, { waitUntil: 'networkidle' });
      };
      const react = async (page: Page): Promise<void> => {
        await page.goto(`${staticCopies.origin}/react-baseline`, { waitUntil: 'networkidle' });
      };
      const loads: Record<'app' | 'baseline' | 'react', PageLoad[]> = {
        app: [],
        baseline: [],
        react: [],
      };
      for (let run = 0; run < runs; run++) {
        loads.baseline.push(await coldLoad(browser, baseline));
        loads.react.push(await coldLoad(browser, react));
        loads.app.push(await coldLoad(browser, app));
      }
      rows.push(rowOf(route, loads));
      if (loads.app.some(({ shifts }) => shifts > 0)) moved.push(sentenceOf(route, loads.app));
    }
    printTable({
      title:
        'Cold loads on a slow phone, medians, ms; baselines: a static page with the same text, a small page with React',
      head,
      rows,
    });
    return moved;
  } finally {
    await staticCopies.stop();
  }
}

const head = [
  'page',
  'total KB',
  'requests',
  'first paint',
  'largest paint',
  'spread',
  '÷ static',
  'hydrated',
  '÷ React',
  'blocking',
  'React blocks',
  'shifts',
];

function rowOf(
  name: string,
  { app, baseline, react }: Record<'app' | 'baseline' | 'react', readonly PageLoad[]>,
): string[] {
  const middle = (pick: (load: PageLoad) => number, loads = app): number => median(loads.map(pick));
  const ratio = (pick: (load: PageLoad) => number, loads: readonly PageLoad[]): string =>
    (middle(pick) / middle(pick, loads)).toFixed(2);
  const largest = ({ largestPaint }: PageLoad): number => largestPaint;
  const hydrated = (load: PageLoad): number => load.hydrated;
  const blocking = (load: PageLoad): number => load.blocking;
  return [
    name,
    (middle(({ bytes }) => bytes) / 1000).toFixed(1),
    middle(({ requests }) => requests).toFixed(0),
    middle(({ firstPaint }) => firstPaint).toFixed(0),
    middle(largest).toFixed(0),
    spread(app.map(largest)),
    ratio(largest, baseline),
    middle(hydrated).toFixed(0),
    ratio(hydrated, react),
    middle(blocking).toFixed(0),
    middle(blocking, react).toFixed(0),
    String(Math.max(...app.map(({ shifts }) => shifts))),
  ];
}

function sentenceOf(route: RoutePath, loads: readonly PageLoad[]): string {
  const most = Math.max(...loads.map(({ shifts }) => shifts));
  return `${route}: something moves by itself ${most} times while the page loads, the budget is 0.`;
}

async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

function coldLoad(browser: Browser, open: (page: Page) => Promise<void>): Promise<PageLoad> {
  return withPage(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(() => {
      const recorded = { largest: 0, blocking: 0, shifts: 0, hydrated: NaN };
      window.benchLoad = recorded;
      const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
        new PerformanceObserver((list) => {
          list.getEntries().forEach(take);
        }).observe({ type, buffered: true });
      };
      observe('largest-contentful-paint', ({ startTime }) => {
        recorded.largest = startTime;
      });
      observe('longtask', ({ duration }) => {
        recorded.blocking += duration - 50;
      });
      observe('layout-shift', () => {
        recorded.shifts++;
      });
      const look = (): void => {
        const control = [...document.querySelectorAll('a[href], button, input, textarea')].find(
          (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
        );
        if (Object.keys(control ?? {}).some((key) => key.startsWith('__reactProps$'))) {
          recorded.hydrated = performance.now();
        } else if (performance.now() < 20_000) {
          setTimeout(look, 20);
        }
      };
      look();
    });
    await open(page);
    return page.evaluate(() => {
      const { largest, blocking, shifts, hydrated } = window.benchLoad ?? {
        largest: NaN,
        blocking: NaN,
        shifts: NaN,
        hydrated: NaN,
      };
      const files = performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return {
        bytes: files.reduce((sum, file) => sum + file.encodedBodySize, 0),
        requests: files.filter(({ name }) => !name.startsWith('data:')).length,
        firstPaint: paint?.startTime ?? NaN,
        largestPaint: largest,
        blocking,
        shifts,
        hydrated,
      };
    });
  });
}
