import type { Browser, Page } from '@playwright/test';
import type { RoutePath } from '../contract/routePaths';
import { staticCopyOf, serveStaticCopies, withoutScripts } from './staticCopy';
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

type Loads = Record<'app' | 'baseline' | 'html' | 'react', PageLoad[]>;

/**
 * Measures cold loads of every route on a slow phone, compared to a static page with the same text and to the page's
 * own HTML without its scripts in the same run. Prints a table.
 *
 * @param runs loads per page; the table shows medians
 * @param onlyRoute measures this one instead of all
 * @returns a sentence for each route with a layout shift
 */
export async function measurePageLoads(
  browser: Browser,
  origin: string,
  runs: number,
  onlyRoute?: string,
): Promise<string[]> {
  const staticCopies = await serveStaticCopies();
  try {
    const rows: string[][] = [];
    const reactPage = await reactBaseline();
    staticCopies.add('/react-baseline', reactPage.html);
    staticCopies.add(reactPage.scriptPath, reactPage.script);
    const moved: string[] = [];
    for (const { route, address, prepare } of firstViews) {
      // All tabs of a page load alike; measure only the one with the largest table.
      if (address.includes('?tab=') && !address.endsWith('=customers')) continue;
      if (onlyRoute !== undefined && route !== onlyRoute) continue;
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
      staticCopies.add(
        `/html-alone${route}`,
        await withPage(browser, (page) => withoutScripts(page, origin + address)),
      );
      const baseline = async (page: Page): Promise<void> => {
        await page.goto(staticCopies.origin + route, { waitUntil: 'networkidle' });
      };
      const html = async (page: Page): Promise<void> => {
        await page.goto(`${staticCopies.origin}/html-alone${route}`, { waitUntil: 'networkidle' });
      };
      const react = async (page: Page): Promise<void> => {
        await page.goto(`${staticCopies.origin}/react-baseline`, { waitUntil: 'networkidle' });
      };
      const loads: Loads = {
        app: [],
        baseline: [],
        html: [],
        react: [],
      };
      for (let run = 0; run < runs; run++) {
        loads.baseline.push(await coldLoad(browser, baseline));
        loads.html.push(await coldLoad(browser, html));
        loads.react.push(await coldLoad(browser, react));
        loads.app.push(await coldLoad(browser, app));
      }
      rows.push(rowOf(route, loads));
      if (loads.app.some(({ shifts }) => shifts > 0)) moved.push(sentenceOf(route, loads.app));
    }
    printTable({
      title:
        'Cold loads on a slow phone, medians, ms; baselines: a static page with the same text, the same HTML without its scripts, a small page with React',
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
  '÷ HTML alone',
  'hydrated',
  '÷ React',
  'blocking',
  'React blocks',
  'shifts',
];

function rowOf(name: string, { app, baseline, html, react }: Loads): string[] {
  const middle = (pick: (load: PageLoad) => number, loads = app): number => median(loads.map(pick));
  const ratio = (pick: (load: PageLoad) => number, loads: PageLoad[]): string =>
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
    ratio(largest, html),
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
