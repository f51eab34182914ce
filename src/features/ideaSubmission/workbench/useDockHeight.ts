import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the height of the box at the lower edge of the window in `--dock-height`: toasts stand above it. */
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
