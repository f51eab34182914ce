import { useRef, type FocusEvent, type MouseEvent } from 'react';

interface FocusHandlers {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * For a place whose every button takes itself away, but for one that unfolds it: gives the focus back to where it came
 * from, or, where that is gone, to the page's heading.
 *
 * @returns the handlers of that place
 */
export function useFocusGivenBack(): FocusHandlers {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onClick: ({ currentTarget, target }) => {
      const isOfButton =
        target instanceof Element && target.closest('button:not([aria-expanded])') !== null;
      if (!isOfButton || !currentTarget.contains(document.activeElement)) return;
      const back = cameFrom.current?.isConnected === true ? cameFrom.current : null;
      (back ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    },
  };
}
