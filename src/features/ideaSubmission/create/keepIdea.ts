/** The state of the Create page's history entry. */
export interface KeptIdea {
  idea: string;
  documentType: string;
}

declare global {
  interface Window {
    /** Ends what the page does with a typed idea before it is hydrated; set by the script that runs before React. */
    stopKeepingEarlyIdea?: () => void;
  }
}

/**
 * Stores the idea in the current history entry. Bypasses the router, but keeps its part of the entry: a navigation would
 * count as another visit.
 *
 * @throws DOMException if the browser cannot store a text of this length
 */
export function keepIdea(kept: KeptIdea): void {
  const entry: unknown = window.history.state;
  window.history.replaceState({ ...(typeof entry === 'object' ? entry : {}), usr: kept }, '');
}

/** The idea that the current history entry holds, if it holds one that is not empty. */
export function readKeptIdea(): KeptIdea | undefined {
  const entry: unknown = window.history.state;
  const kept = hasKey(entry, 'usr') ? entry.usr : undefined;
  if (!hasKey(kept, 'idea') || !hasKey(kept, 'documentType')) return undefined;
  const { idea, documentType } = kept;
  return typeof idea === 'string' && idea !== '' && typeof documentType === 'string'
    ? { idea, documentType }
    : undefined;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
