import { followSignOutElsewhere } from '../features/auth/followSignOutElsewhere';
import type { AppStore } from '../store/storeTypes';
import type { Persistence } from './persistence';

/**
 * Brings the stored state back and keeps it from then on; what is not yet written when the page goes is written then.
 * A session that ends in another tab ends here too.
 *
 * @returns resolves when the store holds what the browser had stored; never rejects
 */
export function restoreStoredState(store: AppStore, persistence: Persistence): Promise<void> {
  store.dispatch(followSignOutElsewhere());
  window.addEventListener('pagehide', () => {
    void persistence.flush();
  });
  return persistence.restore(store);
}
