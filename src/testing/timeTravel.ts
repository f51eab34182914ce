import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { Toasts } from '../toasts/toasts';
import type { DevTools } from './devTools';
import { server } from './server';
import { shownPage } from './shownPage';

/** A recorded moment: the number of the last action, and the page's address. */
interface Moment {
  action: number;
  path: string;
}

export interface Recording {
  /** One for each action, and one for the end of each step. */
  moments: Moment[];
  /** The page's content at each moment at which it had settled. */
  shown: Map<Moment, string>;
}

const address = () => `${window.location.pathname}${window.location.search}`;

const isDialogFading = () =>
  document.querySelector('.MuiDialog-root [style*="opacity: 0"]') !== null;

const mostRounds = 30;

/**
 * Waits until the page has settled: no dialog is fading, and later tasks have run.
 *
 * @returns the page's content; rejects with the remaining changes if it never settles
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
 * Records the page's content while a user goes through some steps.
 *
 * @param tools the DevTools of the page's store
 * @param steps the user's actions, each waiting for its result on the page
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

/** Redux DevTools restore only the state, so the test navigates to the address as well. */
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
 * Jumps to every moment of a recording: forward, then in random order.
 *
 * @returns resolves if the page showed its recorded content each time, otherwise rejects with the difference; a
 *   moment without recorded content is compared with its first jump
 */
export async function expectSameOnJumps(tools: DevTools, recording: Recording): Promise<void> {
  const { moments } = recording;
  const shown = new Map(recording.shown);
  const shuffled = fc.sample(fc.shuffledSubarray(moments, { minLength: moments.length }), {
    numRuns: 1,
    seed: 20261121,
  });
  for (const moment of [...moments, ...shuffled.flat()]) {
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
 * Records side effects that must not happen on a jump, and blocks writes to storage.
 *
 * @returns the toasts, calls and storage writes so far; the list grows
 */
export function recordSideEffects(toasts: Toasts): string[] {
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
