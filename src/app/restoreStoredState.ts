import { storageKeys } from '../../contract/storedValues';
import type { AppStore } from '../store/storeTypes';
import type { Persistence } from './persistence';

const keys: ReadonlySet<string> = new Set(Object.values(storageKeys));

/**
 * Brings the stored state back and keeps it from then on; what is not yet written when the page goes is written then.
 * What another tab stores, such as a new session or the end of one, counts here too.
 *
 * @returns resolves when the store holds what the browser had stored; never rejects
 */
export function restoreStoredState(store: AppStore, persistence: Persistence): Promise<void> {
  window.addEventListener('storage', ({ key, storageArea }) => {
    // Without a key the whole storage was cleared.
    const isOurs = key === null || keys.has(key);
    if (isOurs && storageArea === window.localStorage) void persistence.follow(store);
  });
  window.addEventListener('pagehide', () => {
    void persistence.flush();
  });
  return persistence.restore(store);
}
