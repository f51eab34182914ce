import { routePaths } from '../../../contract/routePaths';
import { storageKeys } from '../../../contract/storageKeys';

/**
 * Replaces /result by /create if no document is saved, before the scripts have loaded that would do the same
 * (docs/behaviour.md#result-page). Does nothing where storage is forbidden.
 */
export function leaveEmptyResult(): void {
  if (window.location.pathname === routePaths.result && hasNoDocument())
    window.location.replace(routePaths.create);
}

function hasNoDocument(): boolean {
  try {
    return window.localStorage.getItem(storageKeys.submission) === null;
  } catch {
    return false;
  }
}
