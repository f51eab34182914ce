import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyPress } from './earlyPress';
import { untilIdle, untilIntent } from './hydrationIntent';
import { routeAt } from './routes';

/**
 * Leaves the links of the shell to the browser, like those of the page. React would wait for the page's script before it
 * shows another page.
 *
 * @returns gives them back
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
 * Takes over the shell of a prerendered page at once, and the page itself when somebody is about to use it or the
 * browser is idle. Until then it stays as it came: its links work, and a press on one of its buttons is kept.
 *
 * @param container holds the HTML
 * @param app the application, which calls what it is given as soon as a page answers
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
        // The page can still be read. Whoever pressed a button is told.
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
