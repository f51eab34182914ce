import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, kept current; 0 before it is measured. */
export function useElementWidth(): [ref: RefObject<HTMLDivElement | null>, width: number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      setWidth(current.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [element, width];
}
