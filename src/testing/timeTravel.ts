import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { Toasts } from '../toasts/toasts';
import type { DevTools } from './devTools';
import { server } from './server';
import { shownPage } from './shownPage';

/** A moment of a recording: the action that had just happened, and the address the page was at. */
interface Moment {
  action: number;
  path: string;
}

export interface Recording {
  /** One for each action, and one for the end of each step. */
  moments: Moment[];
  /** What the page showed at those moments at which it was at rest. */
  shown: Map<Moment, string>;
}

const address = () => `${window.location.pathname}${window.location.search}`;

const isDialogFading = () =>
  document.querySelector('.MuiDialog-root [style*="opacity: 0"]') !== null;

const mostRounds = 30;

/**
 * Waits until the page stays as it is: no dialog fades, and what comes in later tasks has come.
 *
 * @returns what the page shows then; rejects with what still changes where it never rests
 */
async function untilAtRest(): Promise<string> {
  let before = '';
  let now = shownPage();
  for (let round = 0; round < mostRounds; round += 1) {
    before = now;
    await act(() => new Promise((resolve) => setTimeout(resolve, 75)));
    now = shownPage();
    if (now === before && !isDialogFading()) return now;
  }
  expect({ page: now, isDialogFading: isDialogFading() }).toEqual({
    page: before,
    isDialogFading: false,
  });
  throw new Error('The page came to rest too late.');
}

/**
 * Records what the page shows while a person goes through some steps.
 *
 * @param tools of the store that the page shows
 * @param steps what the person does, each until the page shows what came of it
 */
export async function recordMoments(
  tools: DevTools,
  steps: readonly (() => Promise<unknown>)[],
): Promise<Recording> {
  const moments: Moment[] = [];
  const shown = new Map<Moment, string>();
  tools.onAction((action) => moments.push({ action, path: address() }));
  for (const step of steps) {
    await step();
    const page = await untilAtRest();
    const moment = { action: tools.last(), path: address() };
    moments.push(moment);
    shown.set(moment, page);
  }
  return { moments, shown };
}

/** The state travels by Redux DevTools alone; the address does not, so the test goes there beside it. */
function jump(tools: DevTools, { action, path }: Moment): void {
  act(() => {
    tools.jumpTo(action);
    if (path !== address()) {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  });
}

/**
 * Jumps to every moment of a recording: forward, backward and in random order.
 *
 * @returns resolves when the page has shown at each what it showed then, and rejects with the difference where it did
 *   not; at a moment that was never at rest it is the first jump that counts
 */
export async function expectSameOnJumps(tools: DevTools, recording: Recording): Promise<void> {
  const { moments } = recording;
  const shown = new Map(recording.shown);
  const shuffled = fc.sample(fc.shuffledSubarray(moments, { minLength: moments.length }), {
    numRuns: 1,
    seed: 20261121,
  });
  for (const moment of [...moments, ...moments.toReversed(), ...shuffled.flat()]) {
    jump(tools, moment);
    const expected = shown.get(moment);
    if (expected === undefined) shown.set(moment, await untilAtRest());
    else {
      await waitFor(() => {
        expect(shownPage()).toBe(expected);
      });
    }
  }
}

/**
 * Watches for what must not happen on a jump, and keeps it from the storage.
 *
 * @returns what has happened so far: toasts, calls and writes to the storage; it grows
 */
export function watchOutside(toasts: Toasts): string[] {
  const happened: string[] = [];
  const note = (what: string) => () => {
    happened.push(what);
  };
  jest.spyOn(toasts, 'show').mockImplementation(note('toast'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(note('storage write'));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(note('storage write'));
  server.events.on('request:start', note('call'));
  return happened;
}
