import { storageKeys } from '../../../contract/storageKeys';
import type { AppStore } from '../../store/storeTypes';
import type { Persistence } from './persistence';

const keys: ReadonlySet<string> = new Set(Object.values(storageKeys));

/**
 * Restores the stored state and starts storing changes; flushes pending writes when the page unloads. Also applies
 * changes from other tabs, such as a sign-in or sign-out.
 *
 * @returns resolves once the store holds the stored values; never rejects
 */
export function restoreStoredState(store: AppStore, persistence: Persistence): Promise<void> {
  window.addEventListener('storage', ({ key, storageArea }) => {
    // `key` is null when the whole storage was cleared.
    const isOurs = key === null || keys.has(key);
    if (isOurs && storageArea === window.localStorage) void persistence.follow(store);
  });
  window.addEventListener('pagehide', () => {
    void persistence.flush();
  });
  return persistence.restore(store);
}
