import { useSyncExternalStore } from 'react';
import { hasPendingScripts, subscribeToPendingScripts } from '../../ui/pendingScripts';

/** A line at the window's upper edge while the page that was asked for is on its way; it takes no room. */
export function ScriptProgress() {
  const isAwaited = useSyncExternalStore(subscribeToPendingScripts, hasPendingScripts, () => false);
  return isAwaited && <div className="progress" role="progressbar" aria-label="Loading" />;
}
