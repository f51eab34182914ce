import { useSyncExternalStore } from 'react';

/** The minimum width for a workbench beside the document: MUI's breakpoint `lg`. */
const query = '(min-width: 1200px)';

const list = () => ('matchMedia' in window ? window.matchMedia(query) : null);

function subscribe(onChange: () => void): () => void {
  const wide = list();
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for a column beside the document. */
export function useHasRail(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => list()?.matches ?? true,
    () => true,
  );
}
