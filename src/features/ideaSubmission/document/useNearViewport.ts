import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';

/** Two window heights above and below. */
const margin = '200% 0px';

/**
 * Whether an element is or was near the visible part of the page. Distant elements need not be rendered in full.
 *
 * @param isNearAtFirst counts as near from the start
 */
export function useNearViewport(
  isNearAtFirst: boolean,
): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(
    () => isNearAtFirst || !('IntersectionObserver' in globalThis),
  );
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => {
          setIsNear(true);
        });
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return [element, isNear];
}

const lineLength = 90;
const lineHeight = 1.7;

/** The estimated height of a block that is not laid out yet, so that the page moves little once it is. */
export function estimatedHeight(text: string): CSSProperties {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + line.length / lineLength, 0);
  return { containIntrinsicBlockSize: `auto ${Math.round(lines * lineHeight)}rem` };
}
