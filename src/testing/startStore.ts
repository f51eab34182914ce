import { makeStore } from '../app/store/makeStore';
import { createPersistence } from '../app/store/persistence';
import { restoreStoredState } from '../app/store/restoreStoredState';
import type { AnyLazySlice, RootState } from '../store/storeTypes';
import { createLazyGeneration } from '../generation/lazyGeneration';
import type { GenerationPort } from '../generation/generationPort';
import { createUnloadWarning } from '../lib/createUnloadWarning';
import { createStoredStateAdapter } from '../lib/storedStateAdapter';
import { createToasts, type Toast, type Toasts } from '../toasts/toasts';

interface StartStoreOptions {
  /** Creates the generation client; without it no generation ever completes. */
  loadGeneration?: () => Promise<GenerationPort>;
  now?: () => Date;
  preloadedState?: Partial<RootState>;
  /** The lazy slices that `preloadedState` contains. */
  slices?: readonly AnyLazySlice[];
}

/**
 * Creates the store like `main.tsx`, with its listeners and the browser's storage, and restores the stored state.
 * Storage errors show no toast here.
 *
 * @returns the store and its toasts
 */
export async function startStore({
  loadGeneration = () => new Promise(() => undefined),
  now = () => new Date(),
  preloadedState,
  slices,
}: StartStoreOptions = {}) {
  const toasts = createToasts();
  const persistence = createPersistence(
    createStoredStateAdapter(
      () => window.localStorage,
      () => undefined,
      createUnloadWarning(),
    ),
  );
  const store = makeStore({
    services: { generation: createLazyGeneration(loadGeneration), clock: { now }, toasts },
    persistence,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    ...(slices === undefined ? {} : { slices }),
  });
  await restoreStoredState(store, persistence);
  return { store, toasts };
}

/** Returns the open toasts; the list grows as further ones are shown. */
export function toastsShownBy({ open, subscribe }: Toasts): Toast[] {
  const shown: Toast[] = [];
  const seen = new Set<string>();
  const addNew = () => {
    for (const { id, kind, text, description, action } of open()) {
      if (!seen.has(id))
        shown.push({
          kind,
          text,
          ...(description !== undefined && { description }),
          ...(action && { action }),
        });
      seen.add(id);
    }
  };
  addNew();
  subscribe(addNew);
  return shown;
}
