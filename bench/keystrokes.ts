import type { Page } from '@playwright/test';
import type { SearchPage } from './searchPages';
import type { SearchStep } from './searchRows';

declare global {
  interface Window {
    /** The `shown` function of the page. */
    benchShown?: SearchPage['shown'];
    /** The key being measured. */
    benchKey?: { pressedAt: number | null; paintedAt: number | null };
  }
}

const maximumWaitMs = 60_000;
/** Pause between two keys, long enough for work after the paint. */
const restMs = 150;

/**
 * Types keys one by one and measures the time from each press to the paint of the right rows.
 *
 * @param steps the keys and their results; keys without effect are pressed but not measured
 * @returns milliseconds for each key that changes the rows
 * @throws Error if a key does not lead to the right rows
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
      { polling: 50, timeout: maximumWaitMs },
    );
    const value = await time.jsonValue();
    if (value !== false) times.push(value.ms);
  }
  return times;
}

/** Runs in the page. Returns whether the rows have to change. */
function watchNextKey(expected: { count: number; first: string }): boolean {
  const isRight = (): boolean => {
    const { count, first } = window.benchShown?.() ?? {};
    // An empty result has no first row; its count is enough.
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
    // This frame paints the right rows; the message arrives after it.
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
