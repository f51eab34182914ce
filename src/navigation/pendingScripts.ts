let awaited = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  awaited += change;
  for (const listener of listeners) listener();
}

/**
 * Loads a script and counts it as pending until it has loaded.
 *
 * @param load imports the script
 * @returns the result of `load`; rejects if it fails
 */
export async function trackPendingScript<T>(load: () => Promise<T>): Promise<T> {
  // Called during rendering, when listeners may not set state.
  queueMicrotask(() => {
    count(1);
  });
  try {
    return await load();
  } finally {
    count(-1);
  }
}

/** Whether rendering is waiting for a script. */
export const hasPendingScripts = (): boolean => awaited > 0;

/**
 * Calls the listener whenever a script starts or finishes loading.
 *
 * @returns unsubscribes the listener
 */
export function subscribeToPendingScripts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
