/** How long a service may be silent, in milliseconds. */
export interface GenerationTimeouts {
  /** Until its first piece of text: a model may read the prompt for long before it writes. */
  firstTextMs: number;
  /** Between two pieces after that. */
  silenceMs: number;
}

export interface SilenceWatch {
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
export function createSilenceWatch(
  timeouts: GenerationTimeouts,
  onSilence: () => void,
): SilenceWatch {
  let patienceMs = timeouts.firstTextMs;
  let timer = setTimeout(onSilence, patienceMs);

  function heard() {
    clearTimeout(timer);
    timer = setTimeout(onSilence, patienceMs);
  }

  return {
    heard,
    textBegan() {
      if (patienceMs === timeouts.silenceMs) return;
      patienceMs = timeouts.silenceMs;
      heard();
    },
    end() {
      clearTimeout(timer);
    },
  };
}
