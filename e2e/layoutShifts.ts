import type { Page } from '@playwright/test';

/** Not in TypeScript's library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    recordedLayoutShifts?: string[];
  }
}

/** Makes every page loaded from now on record layout shifts that no user input caused. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: string[] = [];
    window.recordedLayoutShifts = recorded;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const boxOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const nodes = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
        );
        recorded.push(`${value}: ${nodes.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far, including those of the last frame: how much, and what moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(window.recordedLayoutShifts ?? ['not recorded']);
          });
        });
      }),
  );
}
