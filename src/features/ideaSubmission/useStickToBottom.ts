import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the end of a growing text in view inside its scroll area until the user scrolls up; resumes at the end.
 *
 * @param text the growing text
 * @param isGrowing whether more text may arrive; a complete text does not scroll
 * @returns the scroll area's ref and scroll handler
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
