import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
} from 'react';
import { cardQuery } from './cardStyles';

// Shorter tables render all rows, so that the browser's find-in-page works and the table does not scroll.
const windowedFrom = 50;

/** The row height of a windowed table, in px; set by `TableFrame`. */
export const windowedRowHeight = 48;
/** The maximum height of a windowed table, in px. */
export const windowedTableHeight = 704;

// Re-render only after scrolling by this many rows.
const stride = 4;
// Rows rendered beyond the view, because scrolling is painted before the script runs.
const overscan = 4;

interface RowWindow {
  /** Ref of the table's frame; it scrolls, unless the rows are cards, which scroll with the page. */
  frame: RefObject<HTMLDivElement | null>;
  isWindowed: boolean;
  /** The indexes of the rows to render. */
  places: readonly number[];
  /** The height of the omitted rows before and after, in px. */
  before: number;
  after: number;
  /** Scroll handler of the frame. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Key handler of the frame: Home and End. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Scrolls to a row, which may not be rendered yet, unless it is in view. */
  scrollTo: (place: number) => void;
}

/** How high a row is, in px, and how many rows fit into the view. */
interface Fit {
  height: number;
  rows: number;
}

const tableFit: Fit = {
  height: windowedRowHeight,
  rows: Math.ceil(windowedTableHeight / windowedRowHeight),
};

/**
 * All cards have the same height, which depends on the window and the font. A few more than fit are rendered, because
 * the page scrolls a while before the first card leaves the view, and Tab must find the next one.
 */
function cardFit(frame: HTMLElement): Fit {
  const card = frame.querySelector('tbody tr[aria-rowindex]');
  const height = card?.getBoundingClientRect().height ?? 0;
  if (height === 0) return tableFit;
  return { height, rows: Math.ceil(window.innerHeight / height) + overscan };
}

interface Scrolled {
  order: string;
  /** The first visible row, in whole strides; `null` while scrolled to the top. */
  first: number | null;
}

// After a search, render only the visible rows: each extra row costs time per key.
const windowAt = (first: number | null, shown: number): [from: number, to: number] =>
  first === null ? [0, shown] : [Math.max(0, first - overscan), first + shown + stride + overscan];

/** The index of the focused row, by its `aria-rowindex` (the header is 1). */
function focusedPlace(frame: HTMLElement): number | null {
  const row = frame.contains(document.activeElement)
    ? document.activeElement?.closest('tbody tr')
    : null;
  return row instanceof HTMLElement ? Number(row.ariaRowIndex) - 2 : null;
}

function watchCardQuery(onChange: () => void): () => void {
  // jsdom has no media queries.
  const query = 'matchMedia' in window ? window.matchMedia(cardQuery) : null;
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const areCards = () => 'matchMedia' in window && window.matchMedia(cardQuery).matches;

/** How far the page is scrolled beyond the top of the first card, in px. */
const passedCards = (frame: HTMLElement) =>
  -(frame.querySelector('tbody')?.getBoundingClientRect().top ?? 0);

/**
 * Selects the rows of a long table to render: the visible ones and, once scrolled, a few around them. All rows have
 * the same height, so that the number of rows does not matter. If a focused row is removed, the frame takes the
 * focus.
 *
 * @param count the number of rows
 * @param order changes when rows or their order change; a table with its own scroll area then scrolls to the top
 */
export function useRowWindow(count: number, order: string): RowWindow {
  const frame = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const [scrolled, setScrolled] = useState<Scrolled>({ order, first: null });
  const [cards, setCards] = useState(tableFit);
  const isWindowed = count >= windowedFrom;
  const hasCards = useSyncExternalStore(watchCardQuery, areCards, () => false) && isWindowed;
  const fit = hasCards ? cards : tableFit;
  if (scrolled.first !== null && (!isWindowed || scrolled.order !== order)) {
    setScrolled({ order, first: null });
  }

  const showFrom = useCallback(
    (element: HTMLElement, top: number, { height, rows }: Fit) => {
      const passed = Math.floor(top / height);
      const first = top <= 0 ? null : passed - (passed % stride);
      const [from, to] = windowAt(first, rows);
      const focused = focusedPlace(element);
      if (focused !== null && (focused < from || focused >= to)) {
        element.focus({ preventScroll: true });
      }
      setScrolled((last) =>
        last.first === first && last.order === order ? last : { order, first },
      );
    },
    [order],
  );

  useLayoutEffect(() => {
    // Reading the scroll position from the element would force a layout for each key.
    if (frame.current === null || scrollTop.current === 0) return;
    frame.current.scrollTop = 0;
    scrollTop.current = 0;
  }, [order]);

  // The page stays where it is when the order of the cards changes.
  useLayoutEffect(() => {
    if (!hasCards) return undefined;
    const show = (): void => {
      if (frame.current === null) return;
      const measured = cardFit(frame.current);
      setCards((last) =>
        last.height === measured.height && last.rows === measured.rows ? last : measured,
      );
      showFrom(frame.current, passedCards(frame.current), measured);
    };
    show();
    // Disable scroll anchoring: the browser would scroll to keep a row in place that is being replaced.
    document.documentElement.style.overflowAnchor = 'none';
    window.addEventListener('scroll', show, { passive: true });
    window.addEventListener('resize', show);
    return () => {
      document.documentElement.style.overflowAnchor = '';
      window.removeEventListener('scroll', show);
      window.removeEventListener('resize', show);
    };
  }, [hasCards, showFrom, count]);

  const [from, to] = isWindowed ? windowAt(scrolled.first, fit.rows) : [0, count];
  const [begin, end] = [Math.min(from, count), Math.min(to, count)];
  return {
    frame,
    isWindowed,
    places: Array.from({ length: end - begin }, (_, offset) => begin + offset),
    before: begin * fit.height,
    after: (count - end) * fit.height,
    onScroll: ({ currentTarget }) => {
      scrollTop.current = currentTarget.scrollTop;
      if (isWindowed && !hasCards) showFrom(currentTarget, currentTarget.scrollTop, tableFit);
    },
    onKeyDown: (event) => {
      const { key, currentTarget, target } = event;
      if (!isWindowed || hasCards || (key !== 'Home' && key !== 'End')) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // The menu of a row is outside the frame, but its React events bubble up to here.
      if (!(target instanceof Node && currentTarget.contains(target))) return;
      // WebKit animates the scroll, and stops short of the end when rows are replaced meanwhile.
      event.preventDefault();
      currentTarget.scrollTop = key === 'Home' ? 0 : currentTarget.scrollHeight;
    },
    scrollTo: (place) => {
      const element = frame.current;
      if (element === null) return;
      if (hasCards) {
        const passed = passedCards(element);
        const cardTop = place * fit.height - passed;
        if (cardTop >= 0 && cardTop + fit.height <= window.innerHeight) return;
        const inMiddle = place * fit.height - (window.innerHeight - fit.height) / 2;
        window.scrollTo({ top: window.scrollY - passed + inMiddle });
        return;
      }
      if (isWindowed) {
        // The header covers the height of one row.
        const rowTop = place * fit.height - element.scrollTop;
        if (rowTop < 0 || rowTop > element.clientHeight - 2 * fit.height) {
          element.scrollTop = (place - (fit.rows - 1) / 2) * fit.height;
        }
      }
      const row = isWindowed ? element : element.querySelectorAll('tbody tr')[place];
      row?.scrollIntoView({ block: 'nearest' });
    },
  };
}
