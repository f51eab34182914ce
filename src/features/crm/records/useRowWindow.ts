import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react';

// Fewer rows than this are all in the page: the browser's own search finds them, and nothing scrolls inside.
const windowedFrom = 50;

// Of a row with one line of text.
const usualHeight = 57;

interface RowWindow {
  isWindowed: boolean;
  /** The places of the rows to render. */
  places: readonly number[];
  /** The height of the rows left out before and after, in px. */
  before: number;
  after: number;
  /** Give it to each row, with `data-index`: a row is as tall as its text. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/**
 * Which rows of a long table need to be in the page: those in view and a few around them.
 *
 * @param frame what the table scrolls in
 * @param count how many rows there are
 * @param order changes when the rows are other ones or stand otherwise, and the view goes back to the top
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  count: number,
  order: string,
): RowWindow {
  const isWindowed = count >= windowedFrom;
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const options = {
    count,
    enabled: isWindowed,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    // Looking at each row as it is made would lay the page out at once; its observer tells before the page is painted.
    measureElement: (_row: HTMLElement, entry: ResizeObserverEntry | undefined) =>
      entry?.borderBoxSize[0]?.blockSize ?? usualHeight,
    overscan: 6,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: renderAgain,
  };
  // The library's own hook asks for an exception from the rules of React's compiler; its core does not.
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    virtualizer._willUpdate();
  });

  useEffect(() => {
    if (virtualizer.scrollOffset !== 0) virtualizer.scrollToOffset(0);
  }, [virtualizer, order]);

  if (!isWindowed) {
    return {
      isWindowed,
      places: Array.from({ length: count }, (_, place) => place),
      before: 0,
      after: 0,
      measure: undefined,
    };
  }
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    isWindowed,
    places: items.map(({ index }) => index),
    before: first?.start ?? 0,
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
