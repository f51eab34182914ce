import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routeAt } from '../routes';
import { keepEarlyPress } from './earlyPress';
import { untilIdle, untilIntent, untilNextTask } from './hydrationIntent';
import { keepEarlyInput } from './keepEarlyInput';

/**
 * Lets the browser follow the shell's links until the page is hydrated. React would wait for the page's script
 * before navigating.
 *
 * @returns hands the links back to React
 */
function leaveLinksToBrowser(): () => void {
  const keepFromReact = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href^="/"]') !== null) {
      event.stopPropagation();
    }
  };
  document.addEventListener('click', keepFromReact, true);
  return () => {
    document.removeEventListener('click', keepFromReact, true);
  };
}

/**
 * Hydrates the shell of a prerendered page at once, and the page once its script has loaded, in slices, so that it
 * never blocks for long. Until then the page's links work, input is kept and a press on a button is repeated. The script
 * of a page that works without it loads on the first interaction or when the browser is idle; if that fails, it is an
 * error only after a press.
 *
 * @param container the element that holds the HTML
 * @param app renders the application; it calls the given callback once a page is interactive
 */
export function hydrateInParts(
  container: HTMLElement,
  app: (onPageShown: () => void) => ReactNode,
  worksWithoutScript: boolean,
): void {
  const repeatEarlyInput = keepEarlyInput(container);
  const press = keepEarlyPress(container.querySelector('main'));
  const takeLinks = leaveLinksToBrowser();

  routeAt(window.location.pathname).defer(async (load) => {
    // Not in one task with the shell's hydration.
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
      takeLinks();
      repeatEarlyInput();
      press.repeatInPage();
    }),
  );
  press.repeatInShell();
}
