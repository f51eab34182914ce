import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { injectDevTools } from './injectDevTools';
import type { PageWatch } from './pageWatch';

/** A moment at which the page was idle: the last action until then, and the path. */
interface Moment {
  action: number;
  path: string;
  shown: string;
}

function devTools(page: Page) {
  return {
    last: () => page.evaluate(() => window.devTools?.last() ?? 0),
    paths: () => page.evaluate(() => window.devTools?.paths() ?? []),
    exported: () => page.evaluate(() => window.devTools?.exported() ?? ''),
    effects: () =>
      page.evaluate(() => ({
        writes: window.devTools?.writes ?? 0,
        toasts: window.devTools?.toasts ?? [],
      })),
    shown: () => page.evaluate(() => window.devTools?.shown() ?? ''),
    shownAtRest: () => page.evaluate(async () => (await window.devTools?.shownAtRest()) ?? ''),
    jumpTo: (action: number, path: string) =>
      page.evaluate(
        ([number, address]) => {
          window.devTools?.jumpTo(number, address);
        },
        [action, path] as const,
      ),
  };
}

/**
 * Records what the page shows at each moment of a session, and compares it to what jumps to these moments show.
 *
 * @param isWhole whether to step through every single action too, forward and back
 */
export async function travelThrough(page: Page, watch: PageWatch, isWhole: boolean) {
  await injectDevTools(page);
  const tools = devTools(page);
  const moments: Moment[] = [];
  return {
    tools,
    settle: async () => {
      const shown = await tools.shownAtRest();
      const { pathname, search } = new URL(page.url());
      moments.push({ action: await tools.last(), path: pathname + search, shown });
    },
    expectSameShown: async () => {
      const paths = await tools.paths();
      const before = { calls: watch.calls(), ...(await tools.effects()) };
      expect(before.toasts).not.toEqual([]);
      expect(moments.at(-1)?.action).toBe(paths.length - 1);
      for (const { action, path, shown } of moments) {
        await tools.jumpTo(action, path);
        await expect.poll(tools.shown, { intervals: [50] }).toBe(shown);
      }
      // Then step through every action: stepping back must show the same as stepping forward.
      const single = isWhole ? paths : [];
      const shownThere: string[] = [];
      for (const [action, path] of single.entries()) {
        await tools.jumpTo(action, path);
        shownThere.push(await tools.shownAtRest());
      }
      for (const [action, path] of [...single.entries()].reverse()) {
        await tools.jumpTo(action, path);
        await expect.poll(tools.shown, { intervals: [50] }).toBe(shownThere[action]);
      }
      expect({ calls: watch.calls(), ...(await tools.effects()) }).toEqual(before);
    },
  };
}
