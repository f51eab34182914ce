/** What of an address and its history entry tells one visit from the next. */
export interface VisitedLocation {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Which page the user was last taken to, how far each visited page was scrolled, and whether anybody is there. */
export interface RouteVisits {
  /**
   * Says whether showing `location` takes the user to a page: not at the first load, not for another tab or filter
   * of the same page (its query or fragment), not twice for one visit.
   */
  arrive: (location: VisitedLocation) => boolean;
  /** Counts the next page shown as an arrival, whatever its address. */
  expectArrival: () => void;
  /** Notes that the user has done something. */
  recordInteraction: () => void;
  /** Whether the user has done anything since the application was opened; until then the focus is left alone. */
  hasInteracted: () => boolean;
  /** Keeps how far the present page is scrolled, in pixels. */
  recordScroll: (scrollY: number) => void;
  /** How far the page of a history entry was scrolled when it was left, in pixels; 0 for one not visited yet. */
  scrollOf: (location: VisitedLocation) => number;
}

/**
 * Starts keeping track, in memory alone.
 *
 * @param first where the user came in
 */
export function createRouteVisits(first: VisitedLocation): RouteVisits {
  let last: VisitedLocation | null = first;
  let presentKey = first.key;
  let interacted = false;
  const scrolled = new Map<string, number>();
  return {
    arrive: (location) => {
      const previous = last;
      last = location;
      presentKey = location.key;
      if (previous === null) return true;
      if (previous.key === location.key) return false;
      return (
        previous.pathname !== location.pathname ||
        (previous.search === location.search && previous.hash === location.hash)
      );
    },
    expectArrival: () => {
      last = null;
    },
    recordInteraction: () => {
      interacted = true;
    },
    hasInteracted: () => interacted,
    recordScroll: (scrollY) => {
      scrolled.set(presentKey, scrollY);
    },
    scrollOf: ({ key }) => scrolled.get(key) ?? 0,
  };
}
