/** How long a service may be silent, in milliseconds. */
export interface GenerationTimeouts {
  /** Until its first piece of text: a model may read the prompt for long before it writes. */
  firstTextMs: number;
  /** Between two pieces after that. */
  silenceMs: number;
}

/** How many times the first wait a service may take before its first word, if it shows signs of life meanwhile. */
const longestSilentReading = 5;

export interface IdleTimeout {
  /** Something arrived: the wait starts again. */
  heard: () => void;
  /** Text has begun: from the next piece on the shorter wait holds. */
  textBegan: () => void;
  /** Nothing is expected any more. */
  end: () => void;
}

/**
 * Watches over an answer of unknown length: what counts is not how long it takes but how long nothing comes.
 *
 * @param timeouts the two waits
 * @param onSilence called once, when nothing came for too long
 */
export function createIdleTimeout(
  timeouts: GenerationTimeouts,
  onSilence: () => void,
): IdleTimeout {
  let patienceMs = timeouts.firstTextMs;
  // A service may send signs of life for as long as it likes; without a word they count only so often.
  let latest = Date.now() + patienceMs * longestSilentReading;
  let timer = setTimeout(onSilence, patienceMs);

  function heard() {
    clearTimeout(timer);
    timer = setTimeout(onSilence, Math.min(patienceMs, latest - Date.now()));
  }

  return {
    heard,
    textBegan() {
      if (patienceMs === timeouts.silenceMs) return;
      patienceMs = timeouts.silenceMs;
      latest = Infinity;
      heard();
    },
    end() {
      clearTimeout(timer);
    },
  };
}
