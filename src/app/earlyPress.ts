/** The button that was pressed last while nothing answered, and the end of looking for one. */
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
 * Starts to note which button is pressed: one that came as HTML does nothing until React has taken it over. Calling it
 * again changes nothing.
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
  /** Whether a button of the page waits for its script. */
  isWaiting: () => boolean;
  /** Does what was pressed outside of `page`; to be called right after `hydrateRoot`. */
  repeatInShell: () => void;
  /** Does what was pressed in `page`, and notes nothing more; to be called when React has taken it over. */
  repeatInPage: () => void;
}

/**
 * Repeats an early press once its button answers.
 *
 * @param page what React takes over later than the rest, if there is such a part
 */
export function keepEarlyPress(page: Element | null): EarlyPress {
  const noted = noteEarlyPresses();
  const isInPage = (): boolean => page?.contains(noted.button) === true;
  // React lets no press through to a part that it has not taken over, so that one which comes here was answered.
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
      // React may have taken over the page because of a press, which it answers after this.
      setTimeout(() => {
        noted.stop();
        window.removeEventListener('click', forget);
        repeat();
      });
    },
  };
}
