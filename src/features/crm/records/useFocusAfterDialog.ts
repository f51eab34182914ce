import { useEffect, type RefObject } from 'react';

/**
 * Takes the focus when a dialog closes and what it was opened from is gone, as an edited row that the search does not
 * find any more: whoever works by keyboard goes on in the table.
 *
 * @param target an element that can have the focus, by script at least
 * @param isOpen whether the dialog is open
 */
export function useFocusAfterDialog(target: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = target.current;
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [target, isOpen]);
}
