import { useEffect, type RefObject } from 'react';

/**
 * Focuses the element when it appears, if the previously focused element was removed or disabled, so that keyboard
 * users don't restart at the top of the page. Any other focus is left alone.
 *
 * @param target a focusable element
 */
export function useFocusIfLost(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches(':disabled');
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [target]);
}
