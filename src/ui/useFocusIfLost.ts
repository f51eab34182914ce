import { useEffect, type RefObject } from 'react';

/**
 * Takes the focus when the element appears, if what had it is gone or disabled: whoever works by keyboard goes on from
 * here and not from the top of the page. A focus that somebody still has is left alone.
 *
 * @param target an element that can have the focus, by script at least
 */
export function useFocusIfLost(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches(':disabled');
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [target]);
}
