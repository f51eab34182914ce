/**
 * Waits for a promise at most this many milliseconds; does not cancel the work behind it.
 *
 * @throws an Error with `sentence` after the time limit, or what the promise rejects with
 */
export async function withinTime<T>(
  work: Promise<T>,
  milliseconds: number,
  sentence: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // A busy process runs its timers before it reads what has arrived in time.
      setImmediate(() => {
        reject(new Error(sentence));
      });
    }, milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
