import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Publishes the height of the box docked at the bottom of the window as `--dock-height`, so that toasts clear it. */
export function useDockHeight(): RefObject<HTMLDivElement | null> {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--dock-height', `${String(current.offsetHeight)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return dock;
}
