/** The state of an entry may be anything; `Object` makes an empty object of null and undefined. */
const asObject = (value: unknown) => Object(value) as object;

/** The state of the current history entry, including React Router's own fields. */
export const entryState = (): object => asObject(window.history.state);

/**
 * Replaces what a page keeps in the current history entry; `useLocation().state` returns it after a reload and on Back.
 * Bypasses the router, but keeps its part of the entry: a navigation would count as another visit.
 *
 * @throws DOMException if the browser cannot store a value of this size
 */
export function keepInEntry(kept: object): void {
  window.history.replaceState({ ...entryState(), usr: kept }, '');
}

/** A part of what a page keeps in the current history entry, if any. */
export const keptInEntry = (part: string): unknown =>
  Reflect.get(asObject(Reflect.get(entryState(), 'usr')), part);
