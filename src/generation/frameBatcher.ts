/** Hidden tabs get no animation frames: deliver after this many milliseconds instead. */
const longestWaitMs = 250;

export interface FrameBatcher {
  /** Adds a piece of text to the next batch. */
  push: (text: string) => void;
  /** Delivers the pending text now, if there is any. */
  flush: () => void;
  /** Discards the pending text and everything pushed later. */
  cancel: () => void;
}

/**
 * Batches pieces of text and delivers them joined, at most once per animation frame, so that a fast stream causes
 * one update per frame rather than one per token.
 *
 * @param deliver receives the joined text, never an empty string
 */
export function createFrameBatcher(deliver: (text: string) => void): FrameBatcher {
  let gathered = '';
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function unschedule() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
  }

  function flush() {
    unschedule();
    if (gathered === '') return;
    const text = gathered;
    gathered = '';
    deliver(text);
  }

  return {
    push(text) {
      if (closed || text === '') return;
      gathered += text;
      if (timer !== undefined) return;
      timer = setTimeout(flush, longestWaitMs);
      frame = requestAnimationFrame(flush);
    },
    flush,
    cancel() {
      closed = true;
      gathered = '';
      unschedule();
    },
  };
}
