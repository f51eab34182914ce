import { createUnloadWarning } from '../lib/createUnloadWarning';
import type { RootState, StartAppListening } from './storeTypes';

/** While `isNeeded`, makes the browser ask for confirmation before the page is closed or reloaded. */
export function warnBeforeUnload(
  startListening: StartAppListening,
  isNeeded: (state: RootState) => boolean,
): void {
  const warn = createUnloadWarning();
  startListening({
    predicate: (_action, state, before) => isNeeded(state) !== isNeeded(before),
    effect: (_action, listener) => {
      warn(isNeeded(listener.getState()));
    },
  });
}
