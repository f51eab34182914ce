/** The parts of a location that distinguish one visit from the next. */
export interface VisitedLocation {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Tracks the page last visited, the scroll position of each history entry, and whether the user has interacted. */
export interface RouteVisits {
  /**
   * Whether showing `location` is a navigation to a page: false at the first load, for another tab or filter of the
   * same page (query or fragment), and for the same visit twice.
   */
  arrive: (location: VisitedLocation) => boolean;
  /** Treats the next page shown as an arrival, whatever its address. */
  expectArrival: () => void;
  /** Records that the user has interacted. */
  recordInteraction: () => void;
  /** Whether the user has interacted since the application was opened; until then, the focus must not move. */
  hasInteracted: () => boolean;
  /** Records the current page's scroll position, in pixels. */
  recordScroll: (scrollY: number) => void;
  /** The scroll position of a history entry when the user left it, in pixels; 0 for a new one. */
  scrollOf: (location: VisitedLocation) => number;
}

/**
 * Creates the record of visits, which is kept in memory only.
 *
 * @param first the location at the first load
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
