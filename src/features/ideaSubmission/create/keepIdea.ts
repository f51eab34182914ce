import { keepInEntry, keptInEntry } from '../../../navigation/historyEntry';

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
 * Stores the idea in the current history entry.
 *
 * @throws DOMException if the browser cannot store a text of this length
 */
export const keepIdea = (kept: KeptIdea): void => {
  keepInEntry(kept);
};

/** A part of what the current history entry holds; undefined if it holds no idea. */
export const readKept = (part: keyof KeptIdea): unknown => keptInEntry(part);
