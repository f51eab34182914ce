import type { RootState, StartAppListening } from './storeTypes';

/** While `isNeeded`, makes the browser ask for confirmation before the page is closed or reloaded. */
export function warnBeforeUnload(
  startListening: StartAppListening,
  isNeeded: (state: RootState) => boolean,
): void {
  const warn = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
  };
  startListening({
    predicate: (_action, state, before) => isNeeded(state) !== isNeeded(before),
    effect: (_action, listener) => {
      // Add the listener only while needed: Firefox has no back/forward cache for pages with this listener.
      const change = isNeeded(listener.getState()) ? 'addEventListener' : 'removeEventListener';
      window[change]('beforeunload', warn);
    },
  });
}
