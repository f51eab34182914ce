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
