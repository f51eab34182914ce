import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Publishes the height of the box docked at the bottom of the window as `--dock-height`, so that toasts clear it. */
export function useDockHeight(): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    // Called first when the page is laid out anyway: measuring at once would lay it out while it renders.
    const observer = new ResizeObserver(() => {
      // The whole page takes a new style for the property, which has no effect while the box is part of the page.
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
