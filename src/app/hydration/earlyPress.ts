/** The last button pressed before hydration, and a function that stops recording. */
interface NotedPress {
  button: HTMLButtonElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    notedPress?: NotedPress;
  }
}

/**
 * Starts recording which button is pressed: prerendered buttons do nothing until React hydrates them. Further calls
 * have no effect.
 */
export function noteEarlyPresses(): NotedPress {
  if (window.notedPress !== undefined) return window.notedPress;
  const note = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) noted.button = button;
  };
  const noted: NotedPress = {
    button: null,
    stop: () => {
      document.removeEventListener('click', note, true);
    },
  };
  document.addEventListener('click', note, true);
  window.notedPress = noted;
  return noted;
}

interface EarlyPress {
  /** Whether a button of the page is waiting for hydration. */
  isWaiting: () => boolean;
  /** Repeats a press outside `page`; call it right after `hydrateRoot`. */
  repeatInShell: () => void;
  /** Repeats a press inside `page` and stops recording; call it once React has hydrated the page. */
  repeatInPage: () => void;
}

/**
 * Repeats a press made before hydration once its button is interactive.
 *
 * @param page the part that React hydrates later than the rest, if any
 */
export function keepEarlyPress(page: Element | null): EarlyPress {
  const noted = noteEarlyPresses();
  const isInPage = (): boolean => page?.contains(noted.button) === true;
  // React stops events from reaching a part that is not hydrated, so a click that arrives here has been handled.
  const forget = ({ target }: Event): void => {
    if (target instanceof Node && noted.button?.contains(target) === true) noted.button = null;
  };
  const repeat = (): void => {
    const { button } = noted;
    noted.button = null;
    if (button?.isConnected === true) button.click();
  };
  return {
    isWaiting: isInPage,
    repeatInShell: () => {
      window.addEventListener('click', forget);
      if (!isInPage()) repeat();
    },
    repeatInPage: () => {
      // A press may have triggered hydration; React replays that one itself, after this callback.
      setTimeout(() => {
        noted.stop();
        window.removeEventListener('click', forget);
        repeat();
      });
    },
  };
}
