import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--dock-height';
/** The share of the window up to which a toast fits above the box. */
const mostTaken = 0.6;

/**
 * Publishes how much of the window the box docked at its lower edge takes, as `--dock-height`, so that toasts clear it.
 * At the end of the page, the box moves up with the page; once it is far up, there is room below it.
 */
export function useDockHeight(): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const publish = () => {
      // Beside the document, the box is part of the page, and the property has no effect.
      if (getComputedStyle(current).position !== 'sticky') return;
      const taken = window.innerHeight - current.getBoundingClientRect().top;
      const isLow = taken < mostTaken * window.innerHeight;
      const height = `${String(isLow ? Math.round(taken) : 0)}px`;
      // Setting the property restyles the whole page.
      if (style.getPropertyValue(property) !== height) style.setProperty(property, height);
    };
    // The observer first runs after a layout: measuring at once would force a layout during rendering.
    const observer = new ResizeObserver(publish);
    observer.observe(current);
    window.addEventListener('scroll', publish, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', publish);
      style.removeProperty(property);
    };
  }, []);
  return dock;
}
