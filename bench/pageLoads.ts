import type { Browser, Page } from '@playwright/test';
import type { RoutePath } from '../contract/routePaths';
import { formatTable } from './formatTable';
import { plainTwinOf, servePlainTwins } from './plainTwin';
import { firstViews } from './firstViews';
import { median } from './statistics';

declare global {
  interface Window {
    benchLoad?: { largest: number; blocking: number; shifts: number };
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
  const twins = await servePlainTwins();
  try {
    const rows: string[][] = [];
    const moved: string[] = [];
    for (const { route, address, prepare } of firstViews) {
      // All tabs of a page load alike.
      if (address.includes('?tab=')) continue;
      console.error(`page loads: ${address}`);
      const app = async (page: Page): Promise<void> => {
        await prepare(page);
        await page.goto(origin + address, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
      };
      twins.add(
        route,
        await withPage(browser, async (page) => app(page).then(() => plainTwinOf(page))),
      );
      const floor = async (page: Page): Promise<void> => {
        await page.goto(twins.origin + route, { waitUntil: 'networkidle' });
      };
      const loads: { app: PageLoad[]; floor: PageLoad[] } = { app: [], floor: [] };
      for (let run = 0; run < runs; run++) {
        loads.floor.push(await coldLoad(browser, floor));
        loads.app.push(await coldLoad(browser, app));
      }
      rows.push(rowOf(`${route} floor`, loads.floor), rowOf(route, loads.app, loads.floor));
      if (loads.app.some(({ shifts }) => shifts > 0)) moved.push(sentenceOf(route, loads.app));
    }
    console.log(
      '\nCold loads on a slow phone, medians; a floor is a static page with the same text\n',
    );
    console.log(formatTable(head, rows));
    return moved;
  } finally {
    await twins.stop();
  }
}

const head = [
  'page',
  'total KB',
  'requests',
  'first paint',
  'largest paint',
  'ratio',
  'blocking',
  'shifts',
];

function rowOf(name: string, loads: readonly PageLoad[], floor?: readonly PageLoad[]): string[] {
  const middle = (pick: (load: PageLoad) => number): number => median(loads.map(pick));
  const largest = middle(({ largestPaint }) => largestPaint);
  const ratio =
    floor === undefined
      ? ''
      : (largest / median(floor.map(({ largestPaint }) => largestPaint))).toFixed(2);
  return [
    name,
    (middle(({ bytes }) => bytes) / 1000).toFixed(1),
    middle(({ requests }) => requests).toFixed(0),
    middle(({ firstPaint }) => firstPaint).toFixed(0),
    largest.toFixed(0),
    ratio,
    middle(({ blocking }) => blocking).toFixed(0),
    String(Math.max(...loads.map(({ shifts }) => shifts))),
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
      const noted = { largest: 0, blocking: 0, shifts: 0 };
      window.benchLoad = noted;
      const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
        new PerformanceObserver((list) => {
          list.getEntries().forEach(take);
        }).observe({ type, buffered: true });
      };
      observe('largest-contentful-paint', ({ startTime }) => {
        noted.largest = startTime;
      });
      observe('longtask', ({ duration }) => {
        noted.blocking += duration - 50;
      });
      observe('layout-shift', () => {
        noted.shifts++;
      });
    });
    await open(page);
    return page.evaluate(() => {
      const { largest, blocking, shifts } = window.benchLoad ?? {
        largest: NaN,
        blocking: NaN,
        shifts: NaN,
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
      };
    });
  });
}
