import { useSyncExternalStore } from 'react';
import { hasPendingScripts, subscribeToPendingScripts } from '../../navigation/pendingScripts';

/** A progress bar at the top of the window while the next page loads; it takes no space in the layout. */
export function ScriptProgress() {
  const isAwaited = useSyncExternalStore(subscribeToPendingScripts, hasPendingScripts, () => false);
  return isAwaited && <div className="progress" role="progressbar" aria-label="Loading" />;
}
