/** Starts the worker that compares texts off the main thread. */
export function createDiffWorker(): Worker {
  return new Worker(new URL('./diffWorker.ts', import.meta.url));
}
