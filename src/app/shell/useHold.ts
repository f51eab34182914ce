import { useEffect, useState, type PointerEvent, type RefObject } from 'react';

interface HoldHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Tells whether the user points at a place with a mouse or a pen, or has the focus in it.
 *
 * @param place the element of the place
 * @returns that, and the handlers of the place
 */
export function useHold(
  place: RefObject<HTMLElement | null>,
): [isHeld: boolean, handlers: HoldHandlers] {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    const { current } = place;
    if (!hasFocus || current === null) return;
    // What is taken away with the focus in it tells nobody that it lost it.
    const observer = new MutationObserver(() => {
      if (!current.contains(document.activeElement)) setFocus(false);
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [place, hasFocus]);

  return [
    isPointedAt || hasFocus,
    {
      // A finger is gone again before it leaves.
      onPointerEnter: ({ pointerType }) => {
        setPointedAt(pointerType !== 'touch');
      },
      onPointerLeave: () => {
        setPointedAt(false);
      },
      onFocus: () => {
        setFocus(true);
      },
      onBlur: () => {
        setFocus(false);
      },
    },
  ];
}
