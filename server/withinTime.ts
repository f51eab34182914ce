/**
 * Waits for work no longer than so many milliseconds; the work itself goes on.
 *
 * @throws an Error with `sentence` when the time is over, or what the work rejects with
 */
export async function withinTime<T>(
  work: Promise<T>,
  milliseconds: number,
  sentence: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(sentence));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
