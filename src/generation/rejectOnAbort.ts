/**
 * Awaits a promise that does not support abort signals.
 *
 * @param work the promise; after an abort its result is ignored
 * @param signal aborts the wait
 * @returns what `work` resolves to
 * @throws the rejection of `work`, or the signal's reason as soon as it is aborted
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
