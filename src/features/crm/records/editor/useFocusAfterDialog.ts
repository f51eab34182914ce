import { useEffect, type RefObject } from 'react';
import { isFocusLost } from '../../../../ui/useFocusIfLost';

/**
 * Focuses an element when a dialog closes and the element that opened it is gone, such as an edited row that no
 * longer matches the search, so that keyboard users stay in the table.
 *
 * @param target a focusable element
 * @param isOpen whether the dialog is open
 */
export function useFocusAfterDialog(target: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = target.current;
    return () => {
      if (isFocusLost()) element?.focus({ preventScroll: true });
    };
  }, [target, isOpen]);
}
