import { useEffect, type RefObject } from 'react';

/**
 * F8 goes to the first button of the newest toast, from wherever the focus is: they stand behind the whole page.
 *
 * @param stack what the toasts are in
 */
export function useNewestByKey(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return;
      const button = stack.current?.querySelector<HTMLElement>('[data-newest] button');
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('keydown', go);
    return () => {
      document.removeEventListener('keydown', go);
    };
  }, [stack]);
}
