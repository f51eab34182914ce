import { useState, type PointerEvent } from 'react';

interface HoldHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Tells whether the user points at a place with a mouse or a pen, or has the focus in it.
 *
 * @returns that, and the handlers of the place
 */
export function useHold(): [isHeld: boolean, handlers: HoldHandlers] {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
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
