import { useSyncExternalStore } from 'react';
import { isScriptAwaited, onAwaitedScripts } from '../../ui/awaitedScripts';

/** A line at the window's upper edge while the page that was asked for is on its way; it takes no room. */
export function ScriptProgress() {
  const isAwaited = useSyncExternalStore(onAwaitedScripts, isScriptAwaited, () => false);
  return isAwaited && <div className="progress" role="progressbar" aria-label="Loading" />;
}
