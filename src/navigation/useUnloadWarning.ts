import { useEffect } from 'react';

/** While `isActive`, makes the browser ask for confirmation before the page is closed or reloaded. */
export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isActive]);
}
