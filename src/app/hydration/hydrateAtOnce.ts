import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput } from './keepEarlyInput';
import { keepEarlyPress } from './earlyPress';

/**
 * Hydrates a prerendered page whose scripts have loaded: the shell in one task, then the page in slices, so that it
 * never blocks for long. React hydrates what the user touches meanwhile first.
 *
 * @param container the element that holds the HTML
 * @param app renders the application; it calls the given callback once a page is interactive
 * @param inSlices whether the page may take several tasks
 */
export function hydrateAtOnce(
  container: HTMLElement,
  app: (onPageShown: () => void) => ReactNode,
  inSlices: boolean,
): void {
  const main = container.querySelector('main');
  const repeatEarlyInput = keepEarlyInput(container);
  const press = keepEarlyPress(main);
  hydrateRoot(
    container,
    app(() => {
      repeatEarlyInput();
      press.repeatInPage();
    }),
  );
  press.repeatInShell();
  // React hydrates the target of such an event at once.
  if (!inSlices) main?.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
}
