import { useLayoutEffect, type RefObject } from 'react';

/** Whether no control has the focus, because the focused one was removed or disabled. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
}

/**
 * Focuses the element when it appears, if the previously focused element was removed or disabled, so that keyboard
 * users don't restart at the top of the page. Any other focus is left alone.
 *
 * @param target a focusable element
 */
export function useFocusIfLost(target: RefObject<HTMLElement | null>): void {
  // Before anything else can take the focus, such as the trap of a dialog.
  useLayoutEffect(() => {
    if (isFocusLost()) target.current?.focus({ preventScroll: true });
  }, [target]);
}
