import { useEffect, useRef, type RefObject } from 'react';

/** This close to the end counts as at the end. */
const nearPx = 48;

/**
 * Keeps the end of a growing text in view inside its scroll area until the user scrolls up; resumes at the end.
 *
 * It scrolls after the browser has laid out the new text, so that scrolling does not force a layout.
 *
 * @param isGrowing whether more text may arrive; a complete text does not scroll
 * @returns refs for the scroll area and for the element with the text, its only child
 */
export function useStickToBottom(isGrowing: boolean): {
  area: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
} {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const scroller = area.current;
    if (!isGrowing || scroller === null || content.current === null) return undefined;
    let isFollowing = true;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      isFollowing = scrollHeight - scrollTop - clientHeight < nearPx;
    };
    const observer = new ResizeObserver(() => {
      if (isFollowing) scroller.scrollTop = scroller.scrollHeight;
    });
    observer.observe(content.current);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [isGrowing]);

  return { area, content };
}
