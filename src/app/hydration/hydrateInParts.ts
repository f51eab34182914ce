import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routeAt } from '../routes';
import { replayEarlyPress } from './earlyPress';
import { untilIdle, untilIntent, untilNextTask } from './hydrationIntent';
import { keepEarlyInput } from './keepEarlyInput';

/**
 * Lets the browser follow the shell's links until the page is hydrated, because React would wait for the page's script
 * before it navigates.
 *
 * @returns restores navigation by React
 */
function leaveLinksToBrowser(): () => void {
  const hideFromReact = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href^="/"]') !== null) {
      event.stopPropagation();
    }
  };
  document.addEventListener('click', hideFromReact, true);
  return () => {
    document.removeEventListener('click', hideFromReact, true);
  };
}

/**
 * Hydrates the shell of a prerendered page at once, and the page once its script has loaded, in slices, so that it
 * never blocks for long. Until then the page's links work, input is kept and a press on a button is replayed. If the
 * page works without its script, the script loads on the first interaction or when the browser is idle; a failure to
 * load it is reported only after a press.
 *
 * @param container the element that holds the HTML
 * @param app renders the application; it calls the given callback once a page is interactive
 */
export function hydrateInParts(
  container: HTMLElement,
  app: (onPageShown: () => void) => ReactNode,
  worksWithoutScript: boolean,
): void {
  const replayEarlyInput = keepEarlyInput(container);
  const press = replayEarlyPress(container.querySelector('main'));
  const returnLinks = leaveLinksToBrowser();

  routeAt(window.location.pathname).defer(async (load) => {
    // In a separate task, after the hydration of the shell.
    await (worksWithoutScript ? Promise.race([untilIntent(), untilIdle()]) : untilNextTask());
    for (;;) {
      try {
        await load();
        return;
      } catch (error) {
        if (!worksWithoutScript || press.isWaiting()) throw error;
        await untilIntent();
      }
    }
  });

  hydrateRoot(
    container,
    app(() => {
      returnLinks();
      replayEarlyInput();
      press.replayInPage();
    }),
  );
  press.replayInShell();
}
