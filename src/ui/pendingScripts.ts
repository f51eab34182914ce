let awaited = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  awaited += change;
  for (const listener of listeners) listener();
}

/**
 * Fetches a script that something to be shown waits for.
 *
 * @param load imports the script
 * @returns what `load` gives; rejects with its failure
 */
export async function trackPendingScript<T>(load: () => Promise<T>): Promise<T> {
  // Asked for while React renders, when no component may be told of anything.
  queueMicrotask(() => {
    count(1);
  });
  try {
    return await load();
  } finally {
    count(-1);
  }
}

/** Whether anything to be shown waits for its script. */
export const hasPendingScripts = (): boolean => awaited > 0;

/**
 * Hears whenever a wait begins or ends.
 *
 * @returns ends the listening
 */
export function subscribeToPendingScripts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
