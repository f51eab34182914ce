import type { Browser } from '@playwright/test';
import { routePaths, type RoutePath } from '../contract/routePaths';
import { firstViews, type FirstView } from './firstViews';
import { printTable } from './results';

/** Maximum compressed script of a first view in kilobytes; 1 KB is 1,000 bytes. */
interface SizeBudget {
  /** Scripts requested before the page's load event; what loads when the browser is idle does not count. */
  entry?: number;
  budget: number;
  /** The goal to reach. */
  target: number;
}

/** For public pages. */
const pageBudget: SizeBudget = { entry: 100, budget: 150, target: 150 };
/** For the account pages and the profile. */
const accountBudget: SizeBudget = { budget: 150, target: 150 };

const budgets: Record<RoutePath, SizeBudget> = {
  [routePaths.home]: pageBudget,
  [routePaths.create]: { budget: 150, target: 150 },
  // It edits, reviews and revises what the other pages only show. It was within 0.1 KB of its target, and the names of the
  // chunks, which change with a sample document, compress to up to 0.2 KB more or less.
  // Contents and Rewrite know underlined headings, too. A draft that finishes while another document is read waits to be
  // opened, and each document has its own instruction. Leaving an unsaved edit asks on every way, and a toast reports
  // nothing that a machine refused.
  [routePaths.result]: { budget: 167.3, target: 165 },
  [routePaths.examples]: pageBudget,
  [routePaths.community]: pageBudget,
  // As for `/result`. A double press acts once, and Undo shows the record.
  [routePaths.crm]: { budget: 170.6, target: 170 },
  [routePaths.signIn]: accountBudget,
  [routePaths.signUp]: accountBudget,
  [routePaths.forgotPassword]: accountBudget,
  // It calls the user API at once, and its toast needs notistack.
  [routePaths.verify]: { budget: 164.3, target: 150 },
  [routePaths.verifyLogin]: accountBudget,
  [routePaths.reset]: accountBudget,
  [routePaths.profile]: accountBudget,
  [routePaths.privacy]: pageBudget,
  [routePaths.terms]: pageBudget,
  [routePaths.contact]: pageBudget,
};

interface LoadedFile {
  kind: 'script' | 'font' | 'style' | 'other';
  /** Size of the body as sent. */
  bytes: number;
  /** Whether it was requested before the page's load event. */
  isEarly: boolean;
}

/**
 * Measures what the first view of every route loads in a browser until its network is idle. Prints a table.
 *
 * @param browser creates a new profile for each route
 * @param origin of the running server
 * @returns a sentence for each exceeded budget
 * @throws Error if a script is not compressed with brotli, or a page redirects
 */
export async function measureSizes(browser: Browser, origin: string): Promise<string[]> {
  const rows: string[][] = [];
  const exceeded: string[] = [];
  const measured: { view: FirstView; files: LoadedFile[] }[] = [];
  // Most of the time is spent waiting for an idle network, so measure some at once.
  const atOnce = 4;
  for (let start = 0; start < firstViews.length; start += atOnce) {
    const views = firstViews.slice(start, start + atOnce);
    const measure = async (view: FirstView) => ({
      view,
      files: await loadedFiles(browser, origin, view),
    });
    measured.push(...(await Promise.all(views.map(measure))));
  }
  for (const { view, files } of measured) {
    const { route, address } = view;
    const { entry, budget, target } = budgets[route];
    const script = kilobytes(files, 'script');
    const early = kilobytes(
      files.filter(({ isEarly }) => isEarly),
      'script',
    );
    rows.push([
      address,
      String(files.length),
      early.toFixed(1),
      String(entry ?? ''),
      script.toFixed(1),
      String(budget),
      String(target),
      kilobytes(files, 'font').toFixed(1),
      kilobytes(files, 'style').toFixed(1),
      kilobytes(files).toFixed(1),
    ]);
    if (early > (entry ?? budget)) {
      exceeded.push(
        `${address} loads ${early.toFixed(1)} KB of script at once, the budget is ${entry ?? budget} KB.`,
      );
    }
    if (script > budget) {
      exceeded.push(
        `${address} loads ${script.toFixed(1)} KB of script, the budget is ${budget} KB.`,
      );
    }
  }
  printTable({
    title: 'First view of each route, compressed bodies, 1 KB = 1,000 bytes',
    head: [
      'first view',
      'requests',
      'JS at once',
      'budget',
      'JS KB',
      'budget',
      'target',
      'font KB',
      'CSS KB',
      'total KB',
    ],
    rows,
  });
  return exceeded;
}

async function loadedFiles(
  browser: Browser,
  origin: string,
  { route, address, prepare }: FirstView,
): Promise<LoadedFile[]> {
  const context = await browser.newContext();
  try {
    await prepare(context);
    const page = await context.newPage();
    const uncompressed: string[] = [];
    page.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script';
      if (isScript && response.headers()['content-encoding'] !== 'br') {
        uncompressed.push(response.url());
      }
    });
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    if (uncompressed.length > 0) {
      throw new Error(`Sent without brotli compression: ${uncompressed.join(', ')}`);
    }
    if (new URL(page.url()).pathname !== route) {
      throw new Error(`${route} led to ${page.url()}, so that it could not be measured.`);
    }
    return await page.evaluate(() => {
      const [navigation] = performance
        .getEntriesByType('navigation')
        .filter((entry) => entry instanceof PerformanceNavigationTiming);
      const entries = performance.getEntries().filter((entry) => {
        return entry instanceof PerformanceResourceTiming;
      });
      return entries.map((entry) => {
        const { pathname } = new URL(entry.name);
        const kind = /\.m?js$/.test(pathname)
          ? 'script'
          : /\.woff2?$/.test(pathname)
            ? 'font'
            : pathname.endsWith('.css')
              ? 'style'
              : 'other';
        const isEarly = entry.startTime < (navigation?.loadEventStart ?? 0);
        return { kind, bytes: entry.encodedBodySize, isEarly };
      });
    });
  } finally {
    await context.close();
  }
}

function kilobytes(files: readonly LoadedFile[], kind?: LoadedFile['kind']): number {
  const counted = files.filter((file) => kind === undefined || file.kind === kind);
  return counted.reduce((sum, file) => sum + file.bytes, 0) / 1000;
}
