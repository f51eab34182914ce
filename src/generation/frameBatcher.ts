/** Hidden tabs get no animation frames: deliver after this many milliseconds instead. */
const maximumWaitMs = 250;

/** Less than two frames at 60 a second: text is shown at most in every other frame, for half the work of every frame. */
const minimumPauseMs = 25;

/** Longer pieces, of about two lines, come too fast to be read; they are shown in every fourth frame. */
const readableLength = 200;
const fastPauseMs = 58;

export interface FrameBatcher {
  /** Adds a piece of text to the next batch. */
  push: (text: string) => void;
  /** Delivers the pending text now, if there is any. */
  flush: () => void;
  /** Discards the pending text and everything pushed later. */
  cancel: () => void;
}

/**
 * Batches pieces of text and delivers them joined, at the beginning of an animation frame and at most 30 times a second
 * or so, a very fast stream 15 times, so that a fast stream does not cause an update per token.
 *
 * @param deliver receives the joined text, never an empty string
 */
export function createFrameBatcher(deliver: (text: string) => void): FrameBatcher {
  let gathered = '';
  let frame: number | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = -Infinity;
  let closed = false;

  function unschedule() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(pause);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
  }

  function awaitFrame() {
    frame = requestAnimationFrame(flush);
  }

  function flush() {
    unschedule();
    if (gathered === '') return;
    const text = gathered;
    gathered = '';
    nextAt = performance.now() + (text.length > readableLength ? fastPauseMs : minimumPauseMs);
    deliver(text);
  }

  return {
    push(text) {
      if (closed || text === '') return;
      gathered += text;
      if (timer !== undefined) return;
      timer = setTimeout(flush, maximumWaitMs);
      const left = nextAt - performance.now();
      if (left > 0) pause = setTimeout(awaitFrame, left);
      else awaitFrame();
    },
    flush,
    cancel() {
      closed = true;
      gathered = '';
      unschedule();
    },
  };
}
