import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyPress } from './earlyPress';
import { untilIdle, untilIntent } from './hydrationIntent';
import { routeAt } from '../routes';

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
 * Hydrates the shell of a prerendered page at once, and the page on the first interaction or when the browser is
 * idle. Until then its links work and a press on a button is recorded.
 *
 * @param container the element that holds the HTML
 * @param app renders the application; it calls the given callback once a page is interactive
 */
export function hydrateOnIntent(
  container: HTMLElement,
  app: (onPageShown: () => void) => ReactNode,
): void {
  const press = keepEarlyPress(container.querySelector('main'));
  const takeLinks = leaveLinksToBrowser();

  routeAt(window.location.pathname).defer(async (load) => {
    await Promise.race([untilIntent(), untilIdle()]);
    for (;;) {
      try {
        await load();
        return;
      } catch (error) {
        // The page stays readable. Show the error only to a user who has pressed a button.
        if (press.isWaiting()) throw error;
        await untilIntent();
      }
    }
  });

  hydrateRoot(
    container,
    app(() => {
      takeLinks();
      press.repeatInPage();
    }),
  );
  press.repeatInShell();
}
