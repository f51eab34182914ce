import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Publishes the height of the box docked at the bottom of the window as `--dock-height`, so that toasts clear it. */
export function useDockHeight(): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    // The observer first runs after a layout: measuring at once would force a layout during rendering.
    const observer = new ResizeObserver(() => {
      // Setting the property restyles the whole page; skip it while the box is part of the page, where it has no
      // effect.
      if (getComputedStyle(current).position !== 'sticky') return;
      style.setProperty('--dock-height', `${String(current.offsetHeight)}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return dock;
}
