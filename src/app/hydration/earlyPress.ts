/** A recorder of early presses: the last button pressed before hydration, and a function that stops recording. */
interface RecordedPress {
  button: HTMLButtonElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    recordedPress?: RecordedPress;
  }
}

/**
 * Starts recording which button is pressed: prerendered buttons do nothing until React hydrates them. Further calls
 * have no effect.
 */
export function recordEarlyPresses(): RecordedPress {
  if (window.recordedPress !== undefined) return window.recordedPress;
  const record = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) recorded.button = button;
  };
  const recorded: RecordedPress = {
    button: null,
    stop: () => {
      document.removeEventListener('click', record, true);
    },
  };
  document.addEventListener('click', record, true);
  window.recordedPress = recorded;
  return recorded;
}

interface EarlyPress {
  /** Whether a button of the page is waiting for hydration. */
  isWaiting: () => boolean;
  /** Replays a press outside `page`; call it right after `hydrateRoot`. */
  replayInShell: () => void;
  /** Replays a press inside `page` and stops recording; call it once React has hydrated the page. */
  replayInPage: () => void;
}

/**
 * Replays a press made before hydration once its button is interactive.
 *
 * @param page the part that React hydrates later than the rest, if any
 */
export function replayEarlyPress(page: Element | null): EarlyPress {
  const recorded = recordEarlyPresses();
  const isInPage = (): boolean => page?.contains(recorded.button) === true;
  // React stops events from reaching a part that is not hydrated, so a click that arrives here has been handled.
  const forget = ({ target }: Event): void => {
    if (target instanceof Node && recorded.button?.contains(target) === true)
      recorded.button = null;
  };
  const replay = (): void => {
    const { button } = recorded;
    recorded.button = null;
    if (button?.isConnected === true) button.click();
  };
  return {
    isWaiting: isInPage,
    replayInShell: () => {
      window.addEventListener('click', forget);
      if (!isInPage()) replay();
    },
    replayInPage: () => {
      // A press may have triggered hydration; React replays that one itself, after this callback.
      setTimeout(() => {
        recorded.stop();
        window.removeEventListener('click', forget);
        replay();
      });
    },
  };
}
