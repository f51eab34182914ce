import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routeAt } from '../routes';
import { keepEarlyPress } from './earlyPress';
import { untilIntent } from './hydrationIntent';
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

interface PartsOptions {
  /** Resolves when the page's script may load. */
  mayLoad: () => Promise<unknown>;
  /** Whether the page works without its script, so that a script that fails to load is an error only after a press. */
  worksWithoutScript: boolean;
}

/**
 * Hydrates the shell of a prerendered page at once, and the page once its script has loaded, in slices, so that it
 * never blocks for long. Until then the page's links work, input is kept and a press on a button is repeated.
 *
 * @param container the element that holds the HTML
 * @param app renders the application; it calls the given callback once a page is interactive
 */
export function hydrateInParts(
  container: HTMLElement,
  app: (onPageShown: () => void) => ReactNode,
  { mayLoad, worksWithoutScript }: PartsOptions,
): void {
  const repeatEarlyInput = keepEarlyInput(container);
  const press = keepEarlyPress(container.querySelector('main'));
  const takeLinks = leaveLinksToBrowser();

  routeAt(window.location.pathname).defer(async (load) => {
    await mayLoad();
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
