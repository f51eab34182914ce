/**
 * Creates a switch for the browser's question before the page is closed or reloaded. While off, there is no listener:
 * Firefox has no back/forward cache for pages with one.
 *
 * @returns switches the question on or off
 */
export function createUnloadWarning(): (isNeeded: boolean) => void {
  const warn = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
  };
  return (isNeeded) => {
    window[isNeeded ? 'addEventListener' : 'removeEventListener']('beforeunload', warn);
  };
}
