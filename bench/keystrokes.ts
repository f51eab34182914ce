import type { Page } from '@playwright/test';
import type { SearchPage } from './searchPages';
import type { SearchStep } from './searchRows';

declare global {
  interface Window {
    /** The page's own `shown`. */
    benchShown?: SearchPage['shown'];
    /** The key that is waited for. */
    benchKey?: { pressedAt: number | null; paintedAt: number | null };
  }
}

const longestWaitMs = 60_000;
/** Between two keys: what a page does after its painting is over by then. */
const restMs = 150;

/**
 * Types the keys, one by one, and measures for each how long it takes from its press until the right rows are painted.
 *
 * @param steps the keys and what they find; a key that changes nothing is pressed and left out
 * @returns milliseconds, for each key that changes the rows
 * @throws Error where a key does not lead to the right rows
 */
export async function measureKeystrokes(
  page: Page,
  { shown }: SearchPage,
  steps: readonly SearchStep[],
): Promise<number[]> {
  await page.getByRole('searchbox', { name: 'Search customers' }).focus();
  await page.evaluate(`window.benchShown = ${shown.toString()}`);
  const times: number[] = [];
  for (const { key, count, first } of steps) {
    await page.waitForTimeout(restMs);
    const expected = { count, first };
    const changes = await page.evaluate(watchNextKey, expected);
    await page.keyboard.press(key);
    if (!changes) continue;
    const time = await page.waitForFunction(
      () => {
        const { pressedAt = null, paintedAt = null } = window.benchKey ?? {};
        return pressedAt !== null && paintedAt !== null && { ms: paintedAt - pressedAt };
      },
      undefined,
      { polling: 50, timeout: longestWaitMs },
    );
    const value = await time.jsonValue();
    if (value !== false) times.push(value.ms);
  }
  return times;
}

/** Runs in the page. Tells whether anything has to change for the rows to be the right ones. */
function watchNextKey(expected: { count: number; first: string }): boolean {
  const isRight = (): boolean => {
    const { count, first } = window.benchShown?.() ?? {};
    // An empty result has no first row to look at; its count tells it.
    return count === expected.count && (count === 0 || first === expected.first);
  };
  if (isRight()) return false;
  const watched: NonNullable<Window['benchKey']> = { pressedAt: null, paintedAt: null };
  window.benchKey = watched;
  const look = (): void => {
    if (!isRight()) {
      requestAnimationFrame(look);
      return;
    }
    // This frame paints the right rows; the message comes after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      watched.paintedAt = performance.now();
    };
    port2.postMessage(null);
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      watched.pressedAt = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  return true;
}
