/**
 * Waits for work that may not listen to a signal itself.
 *
 * @param work what is waited for; it goes on unheard after an abort
 * @param signal ends the wait
 * @returns what `work` resolves to
 * @throws whatever `work` rejects with, or the signal's reason as soon as it is aborted
 */
export async function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    await Promise.race([work, aborted]);
    signal.throwIfAborted();
    return await work;
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}
