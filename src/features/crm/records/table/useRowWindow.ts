import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

// Shorter tables render all rows, so that the browser's find-in-page works and nothing scrolls inside.
const windowedFrom = 50;

/** The row height of a windowed table, in px; set by `TableFrame`. */
export const windowedRowHeight = 60;
/** The maximum height of a windowed table, in px. */
export const windowedTableHeight = 704;

const mostInView = Math.ceil(windowedTableHeight / windowedRowHeight);
// Re-render only after scrolling by this many rows.
const stride = 4;
// Rows rendered beyond the view, because scrolling is painted before the script runs.
const overscan = 4;

interface RowWindow {
  /** Ref of the scroll container. */
  frame: RefObject<HTMLDivElement | null>;
  isWindowed: boolean;
  /** The indexes of the rows to render. */
  places: readonly number[];
  /** The height of the omitted rows before and after, in px. */
  before: number;
  after: number;
  /** Scroll handler of the scroll container. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

interface Scrolled {
  order: string;
  /** The first visible row, in whole strides; `null` while scrolled to the top. */
  first: number | null;
}

// After a search, render only the visible rows: each extra row costs time per key.
const windowAt = (first: number | null): [from: number, to: number] =>
  first === null
    ? [0, mostInView]
    : [Math.max(0, first - overscan), first + mostInView + stride + overscan];

/** The index of the focused row, by its `aria-rowindex` (the header is 1). */
function focusedPlace(frame: HTMLElement): number | null {
  const row = frame.contains(document.activeElement)
    ? document.activeElement?.closest('tbody tr')
    : null;
  return row instanceof HTMLElement ? Number(row.ariaRowIndex) - 2 : null;
}

/**
 * Selects the rows of a long table to render: the visible ones and, once scrolled, a few around them. All rows have
 * the same height, so that the number of rows does not matter. If a focused row is removed, the frame takes the
 * focus.
 *
 * @param count the number of rows
 * @param order changes when rows or their order change; the table then scrolls to the top
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
    // Reading the scroll position from the element would force a layout for each key.
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
