import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput } from './keepEarlyInput';
import { replayEarlyPress } from './earlyPress';

/**
 * Hydrates a prerendered page whose scripts have loaded, as a whole, so that it has its full height at once.
 *
 * @param container the element that holds the HTML
 * @param app renders the application; it calls the given callback once a page is interactive
 */
export function hydrateAtOnce(
  container: HTMLElement,
  app: (onPageShown: () => void) => ReactNode,
): void {
  const main = container.querySelector('main');
  const replayEarlyInput = keepEarlyInput(container);
  const press = replayEarlyPress(main);
  hydrateRoot(
    container,
    app(() => {
      replayEarlyInput();
      press.replayInPage();
    }),
  );
  press.replayInShell();
  // React hydrates the target of such an event at once.
  main?.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
}
