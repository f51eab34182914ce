import type { CDPSession, Page } from '@playwright/test';

/** The main thread's work since the page was loaded, in milliseconds of CPU time. */
export interface MainThreadTime {
  total: number;
  script: number;
  /** Style and layout. */
  layout: number;
}

declare global {
  interface Window {
    /** Filled by the script of {@link watchFrames}. */
    benchFrames?: { times: number[]; longTasks: { start: number; duration: number }[] };
  }
}

/**
 * Reads the main thread's CPU time rather than wall time, because other programs hardly affect it.
 *
 * @param session a DevTools session of the page
 * @returns a function that reads the time used so far
 */
export async function watchMainThread(session: CDPSession): Promise<() => Promise<MainThreadTime>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string): number =>
      (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
    return {
      total: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    };
  };
}

/** The difference between two readings. */
export function timeBetween(before: MainThreadTime, after: MainThreadTime): MainThreadTime {
  return {
    total: after.total - before.total,
    script: after.script - before.script,
    layout: after.layout - before.layout,
  };
}

/** Makes every page loaded from now on record its frames and long tasks (more than 50 ms). */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: NonNullable<Window['benchFrames']> = { times: [], longTasks: [] };
    window.benchFrames = noted;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        noted.longTasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
    const note = (time: number): void => {
      noted.times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** How smoothly a page ran for a while. */
export interface Smoothness {
  /** The longest task in milliseconds; 0 if none took more than 50. */
  longestTask: number;
  /** Frames missing at 60 per second. */
  droppedFrames: number;
}

/**
 * Evaluates the records between two moments.
 *
 * @param from in milliseconds of the page's clock, like `to`
 */
export async function smoothnessBetween(page: Page, from: number, to: number): Promise<Smoothness> {
  return page.evaluate(
    ([begin, end]) => {
      const frameMs = 1000 / 60;
      const { times, longTasks } = window.benchFrames ?? { times: [], longTasks: [] };
      const frames = times.filter((time) => time >= begin && time <= end);
      const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
      const tasks = longTasks.filter(
        ({ start, duration }) => start + duration >= begin && start <= end,
      );
      return {
        longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
        droppedFrames: gaps.reduce(
          (sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1),
          0,
        ),
      };
    },
    [from, to] as const,
  );
}

/** The page's clock, in milliseconds. */
export function pageTime(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}
