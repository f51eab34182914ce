/** Hidden tabs get no animation frames: after this many milliseconds the text is delivered without one. */
const longestWaitMs = 250;

export interface FrameBatcher {
  /** Adds a piece of text to what the next frame delivers. */
  push: (text: string) => void;
  /** Delivers at once what has gathered; nothing, if nothing has. */
  flush: () => void;
  /** Drops what has gathered, and whatever is pushed later. */
  cancel: () => void;
}

/**
 * Gathers pieces of text and hands them over joined, at most once per animation frame, so that a fast stream costs the
 * page one update per frame and not one per token.
 *
 * @param deliver gets the joined text, never an empty one
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
