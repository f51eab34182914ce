import type { Browser, Page } from '@playwright/test';
import { longDocuments } from '../e2e/longDocuments';
import { withSubmission } from '../e2e/savedSubmission';
import { routePaths } from '../contract/routePaths';
import { wordDiff } from '../src/features/ideaSubmission/review/wordDiff';
import { formatTable } from './formatTable';
import { proseAnswer } from './sampleAnswers';
import { startServer } from './startServer';
import { median } from './statistics';

const maximumRenderMs = 1000;
const maximumTaskMs = 300;
const maximumDiffMs = 200;

type View = 'plain' | 'formatted';

interface Shown {
  ms: number;
  longestTask: number;
}

/**
 * Measures how fast the result page shows documents of extreme length and shape in both views, and how long the
 * comparison of two versions of 100 kB takes, which runs in a worker. Prints tables.
 *
 * @returns a sentence for each exceeded budget
 */
export async function measureDocuments(browser: Browser, runs: number): Promise<string[]> {
  const exceeded: string[] = [];
  const rows: string[][] = [];
  const server = await startServer();
  try {
    const measure = async (name: string, text: string): Promise<Record<View, Shown>> => {
      const measured: Record<View, Shown>[] = [];
      for (let run = 0; run < runs; run++) {
        console.error(`documents: ${name}, ${run + 1} of ${runs}`);
        measured.push(await showDocument(browser, server.origin, text));
      }
      const middle = (view: View): Shown => ({
        ms: median(measured.map((shown) => shown[view].ms)),
        longestTask: median(measured.map((shown) => shown[view].longestTask)),
      });
      return { plain: middle('plain'), formatted: middle('formatted') };
    };
    // The first page of a browser takes longer.
    await showDocument(browser, server.origin, '# Warm-up\n');
    const short = await measure('a short document', '# Short\n');
    for (const { name, text } of longDocuments) {
      const shown = await measure(name, text);
      for (const view of ['plain', 'formatted'] as const) {
        const { ms, longestTask } = shown[view];
        const more = { ms: ms - short[view].ms, task: longestTask - short[view].longestTask };
        rows.push([name, view, ...[ms, more.ms, longestTask, more.task].map((n) => n.toFixed(0))]);
        if (more.ms > maximumRenderMs || more.task > maximumTaskMs) {
          exceeded.push(
            `${name}, ${view}: ${more.ms.toFixed(0)} ms more than a short document, the longest task ${more.task.toFixed(0)} ms more; the budgets are ${maximumRenderMs} and ${maximumTaskMs} ms.`,
          );
        }
      }
    }
  } finally {
    await server.stop();
  }
  console.log(
    '\nLong documents on the result page, and how much more than a short one; ms, medians.',
  );
  console.log('Plain text from the start of the page load, formatted from the press.\n');
  console.log(formatTable(['document', 'view', 'shown', 'more', 'longest task', 'more'], rows));

  const diffMs = measureDiff();
  console.log(`\nComparison of two versions of 100 kB: ${diffMs.toFixed(0)} ms in a worker`);
  if (diffMs > maximumDiffMs) {
    exceeded.push(
      `The comparison of two versions of 100 kB takes ${diffMs.toFixed(0)} ms, the budget is ${maximumDiffMs} ms.`,
    );
  }
  return exceeded;
}

async function showDocument(
  browser: Browser,
  origin: string,
  text: string,
): Promise<Record<View, Shown>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(withSubmission({ response: text })),
    );
    const page = await context.newPage();
    await page.goto(origin + routePaths.result);
    await page.locator('article .line, article .row').first().waitFor();
    const plainMs = await page.evaluate(() => performance.now());
    // The review of a long document follows.
    await page.getByRole('button', { name: /^Review: (no|\d+) finding/ }).waitFor();
    const plain = { ms: plainMs, longestTask: await longestTaskSince(page, 0) };

    const started = await page.evaluate(() => performance.now());
    const ms = await page.evaluate(async (start) => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Formatted',
      );
      button?.click();
      const isShown = () => document.querySelector('#block-0 > :is(h2, h3, p, .table)') !== null;
      while (!isShown()) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, started);
    await page.waitForTimeout(500);
    return { plain, formatted: { ms, longestTask: await longestTaskSince(page, started) } };
  } finally {
    await context.close();
  }
}

/** The longest task since a moment, in ms; 0 if none took 50 ms. */
function longestTaskSince(page: Page, start: number): Promise<number> {
  return page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        const durations = [0];
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) {
            if (startTime >= since) durations.push(duration);
          }
        });
        observer.observe({ type: 'longtask', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(Math.max(...durations));
        }, 100);
      }),
    start,
  );
}

/** Two versions that differ in every tenth line, and in one passage that is new. */
function measureDiff(): number {
  const before = proseAnswer.textOf(100_000);
  const lines = before.split('\n');
  const after = [
    ...lines.map((line, index) => (index % 10 === 0 ? line.replace(/\w+/, 'changed') : line)),
    'A new passage.',
  ].join('\n');
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    wordDiff(before, after);
    return performance.now() - start;
  });
  return median(times);
}
