import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--dock-height';

/**
 * Publishes how much of the window the box docked at its lower edge takes, as `--dock-height`, so that toasts clear it.
 * At the end of the page, the box moves up with the page.
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
      const height = `${String(Math.max(0, Math.round(taken)))}px`;
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
