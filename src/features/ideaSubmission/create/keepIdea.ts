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
  window.history.replaceState({ ...asObject(window.history.state), usr: kept }, '');
}

/** A part of what the current history entry holds; undefined if it holds no idea. */
export const readKept = (part: keyof KeptIdea): unknown =>
  Reflect.get(asObject(Reflect.get(asObject(window.history.state), 'usr')), part);

/** The state of an entry may be anything; `Object` makes an empty object of null and undefined. */
const asObject = (value: unknown) => Object(value) as object;
