/** How long a service may send nothing, in milliseconds. */
export interface GenerationTimeouts {
  /** Until the first piece of text: a model may take a long time to process the prompt. */
  firstTextMs: number;
  /** Between later pieces. */
  silenceMs: number;
}

/**
 * The maximum wait for the first text, as a multiple of the first timeout, while the service sends keep-alive events.
 */
const maximumReadingFactor = 5;

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
  let timeoutMs = timeouts.firstTextMs;
  // Keep-alive events extend the wait for the first text only up to this limit.
  let latest = Date.now() + timeoutMs * maximumReadingFactor;
  let lastDataAt = Date.now();
  let timer = setTimeout(check, timeoutMs);

  // Pieces arrive hundreds of times a second, so each only records the time, and the timer then checks whether to
  // restart.
  function check() {
    const left = Math.min(lastDataAt + timeoutMs, latest) - Date.now();
    if (left <= 0) onSilence();
    else timer = setTimeout(check, left);
  }

  function restart() {
    lastDataAt = Date.now();
  }

  return {
    restart,
    textBegan() {
      if (timeoutMs === timeouts.silenceMs) return;
      timeoutMs = timeouts.silenceMs;
      latest = Infinity;
      lastDataAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(check, timeoutMs);
    },
    end() {
      clearTimeout(timer);
    },
  };
}
