import { useSyncExternalStore } from 'react';

/** Creates a hook: whether the window is at least that wide. True where there are no media queries. */
function createWidthHook(minimum: number): () => boolean {
  const list = () =>
    'matchMedia' in window ? window.matchMedia(`(min-width: ${minimum}px)`) : null;
  const subscribe = (onChange: () => void): (() => void) => {
    const wide = list();
    wide?.addEventListener('change', onChange);
    return () => wide?.removeEventListener('change', onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => list()?.matches ?? true,
      () => true,
    );
}

/** Whether there is room for all actions of a document in a row: MUI's breakpoint `sm`. */
export const useHasWideBar = createWidthHook(600);

/** Whether there is room for the workbench beside the document: MUI's breakpoint `lg`. */
export const useHasRail = createWidthHook(1200);
