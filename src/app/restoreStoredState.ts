import { persistStore } from 'redux-persist';
import { followSignOutElsewhere } from '../features/auth/followSignOutElsewhere';
import type { AppStore } from './makeStore';

/**
 * Brings the stored state back and keeps it from then on; what is not yet written when the page goes is written then.
 * A session that ends in another tab ends here too.
 *
 * @returns resolves when the store holds what the browser had stored; never rejects
 */
export function restoreStoredState(store: AppStore): Promise<void> {
  store.dispatch(followSignOutElsewhere());
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      resolve();
    });
    window.addEventListener('pagehide', () => {
      void persistor.flush();
    });
  });
}
