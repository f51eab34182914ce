import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

// Fewer rows than this are all in the page: the browser's own search finds them, and nothing scrolls inside.
const windowedFrom = 50;

/** The height of each row of a windowed table, in px; `TableFrame` gives it to them. */
export const windowedRowHeight = 60;
/** The most that a windowed table is high, in px. */
export const windowedTableHeight = 704;

const mostInView = Math.ceil(windowedTableHeight / windowedRowHeight);
// Scrolling renders again only each time that so many rows have passed.
const stride = 4;
// Scrolling shows what is there already; the page's script comes after it.
const overscan = 4;

interface RowWindow {
  /** Of what the table scrolls in. */
  frame: RefObject<HTMLDivElement | null>;
  isWindowed: boolean;
  /** The places of the rows to render. */
  places: readonly number[];
  /** The height of the rows left out before and after, in px. */
  before: number;
  after: number;
  /** For the element that the table scrolls in. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

interface Scrolled {
  order: string;
  /** The first row in view, in whole strides; `null` while the view stands at the very top. */
  first: number | null;
}

// A search begins at the top, with no rows but those in view: each is work for every key.
const windowAt = (first: number | null): [from: number, to: number] =>
  first === null
    ? [0, mostInView]
    : [Math.max(0, first - overscan), first + mostInView + stride + overscan];

/** The place of the row that has the keyboard's focus, by its `aria-rowindex`, where the header is the first. */
function focusedPlace(frame: HTMLElement): number | null {
  const row = frame.contains(document.activeElement)
    ? document.activeElement?.closest('tbody tr')
    : null;
  return row instanceof HTMLElement ? Number(row.ariaRowIndex) - 2 : null;
}

/**
 * Which rows of a long table need to be in the page: those in view and, once it is scrolled, a few around them. They are
 * all equally high, so that other rows cost nothing, however many there are. Where a row that has the focus leaves, the
 * frame takes the focus.
 *
 * @param count how many rows there are
 * @param order changes when the rows are other ones or stand otherwise, and the view goes back to the top
 */
export function useRowWindow(count: number, order: string): RowWindow {
  const frame = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const [scrolled, setScrolled] = useState<Scrolled>({ order, first: null });
  const isWindowed = count >= windowedFrom;
  if (scrolled.first !== null && (!isWindowed || scrolled.order !== order)) {
    setScrolled({ order, first: null });
  }
  useLayoutEffect(() => {
    // Asking the element itself where it stands would lay the page out for every key.
    if (frame.current === null || scrollTop.current === 0) return;
    frame.current.scrollTop = 0;
    scrollTop.current = 0;
  }, [order]);

  const [from, to] = isWindowed ? windowAt(scrolled.first) : [0, count];
  const [begin, end] = [Math.min(from, count), Math.min(to, count)];
  return {
    frame,
    isWindowed,
    places: Array.from({ length: end - begin }, (_, offset) => begin + offset),
    before: begin * windowedRowHeight,
    after: (count - end) * windowedRowHeight,
    onScroll: ({ currentTarget }) => {
      scrollTop.current = currentTarget.scrollTop;
      if (!isWindowed) return;
      const passed = Math.floor(currentTarget.scrollTop / windowedRowHeight);
      const first = currentTarget.scrollTop === 0 ? null : passed - (passed % stride);
      const [nextFrom, nextTo] = windowAt(first);
      const focused = focusedPlace(currentTarget);
      if (focused !== null && (focused < nextFrom || focused >= nextTo)) {
        currentTarget.focus({ preventScroll: true });
      }
      setScrolled((last) =>
        last.first === first && last.order === order ? last : { order, first },
      );
    },
  };
}
