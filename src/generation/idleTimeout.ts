/** How long a service may send nothing, in milliseconds. */
export interface GenerationTimeouts {
  /** Until the first piece of text: a model may take long to read the prompt. */
  firstTextMs: number;
  /** Between later pieces. */
  silenceMs: number;
}

/** Caps the wait for the first text, as a multiple of the first timeout, while the service sends keep-alive events. */
const longestSilentReading = 5;

export interface IdleTimeout {
  /** Something arrived: restart the timer. */
  restart: () => void;
  /** Text has started: use the shorter timeout from now on. */
  textBegan: () => void;
  /** Stops the timer. */
  end: () => void;
}

/**
 * A timeout for a response of unknown length: it limits the time without data, not the total time.
 *
 * @param timeouts the two timeouts
 * @param onSilence called once, when a timeout expires
 */
export function createIdleTimeout(
  timeouts: GenerationTimeouts,
  onSilence: () => void,
): IdleTimeout {
  let patienceMs = timeouts.firstTextMs;
  // Keep-alive events extend the wait for the first text only up to this limit.
  let latest = Date.now() + patienceMs * longestSilentReading;
  let timer = setTimeout(onSilence, patienceMs);

  function restart() {
    clearTimeout(timer);
    timer = setTimeout(onSilence, Math.min(patienceMs, latest - Date.now()));
  }

  return {
    restart,
    textBegan() {
      if (patienceMs === timeouts.silenceMs) return;
      patienceMs = timeouts.silenceMs;
      latest = Infinity;
      restart();
    },
    end() {
      clearTimeout(timer);
    },
  };
}
