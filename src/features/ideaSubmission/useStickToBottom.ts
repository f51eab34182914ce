import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the end of a growing text in view inside its own scroll area, until the reader scrolls up; at the end again, it
 * follows again.
 *
 * @param text what grows
 * @param isGrowing whether more may come; a text that is complete stays where it is read
 * @returns the scroll area's ref, and its scroll handler
 */
export function useStickToBottom(
  text: string,
  isGrowing: boolean,
): {
  area: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const following = useRef(true);

  useLayoutEffect(() => {
    if (isGrowing && following.current && area.current !== null) {
      area.current.scrollTop = area.current.scrollHeight;
    }
  }, [text, isGrowing]);

  return {
    area,
    onScroll: () => {
      if (area.current === null) return;
      const { scrollTop, scrollHeight, clientHeight } = area.current;
      following.current = scrollHeight - scrollTop - clientHeight < 48;
    },
  };
}
