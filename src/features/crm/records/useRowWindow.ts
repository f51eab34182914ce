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
  onScroll: ((event: UIEvent<HTMLElement>) => void) | undefined;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);

/**
 * Which rows of a long table need to be in the page: those in view and a few around them. They are all equally high, so
 * that other rows cost nothing, however many there are.
 *
 * @param count how many rows there are
 * @param order changes when the rows are other ones or stand otherwise, and the view goes back to the top
 */
export function useRowWindow(count: number, order: string): RowWindow {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState({ order, first: 0 });
  if (scrolled.first !== 0 && scrolled.order !== order) setScrolled({ order, first: 0 });
  const scrollTop = useRef(0);
  useLayoutEffect(() => {
    // Asking the element itself where it stands would lay the page out for every key.
    if (frame.current !== null && scrollTop.current !== 0) frame.current.scrollTop = 0;
  }, [order]);

  if (count < windowedFrom) {
    return {
      frame,
      isWindowed: false,
      places: range(0, count),
      before: 0,
      after: 0,
      onScroll: undefined,
    };
  }
  const first = Math.min(scrolled.first, count - 1);
  const from = Math.max(0, first - overscan);
  const to = Math.min(count, first + mostInView + overscan);
  return {
    frame,
    isWindowed: true,
    places: range(from, to),
    before: from * windowedRowHeight,
    after: (count - to) * windowedRowHeight,
    onScroll: ({ currentTarget }) => {
      scrollTop.current = currentTarget.scrollTop;
      const passed = Math.floor(currentTarget.scrollTop / windowedRowHeight);
      const first = passed - (passed % stride);
      setScrolled((last) =>
        last.first === first && last.order === order ? last : { order, first },
      );
    },
  };
}
