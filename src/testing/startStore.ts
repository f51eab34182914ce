import { makeStore } from '../app/makeStore';
import { createPersistence } from '../app/persistence';
import { restoreStoredState } from '../app/restoreStoredState';
import type { SliceStates } from '../app/rootReducer';
import { createLazyGeneration } from '../generation/lazyGeneration';
import type { GenerationPort } from '../generation/port';
import { createStoredStateAdapter } from '../lib/storedStateAdapter';
import { createToasts, type Toast } from '../lib/toasts';

interface StartStoreOptions {
  /** Makes the generation client; without it no generation ever answers. */
  loadGeneration?: () => Promise<GenerationPort>;
  now?: () => Date;
  preloadedState?: Partial<SliceStates>;
}

/**
 * Makes the store as `main.tsx` does, with its listeners and the browser's storage, and restores what is stored. Only
 * the toast about a storage that fails is missing: such a failure passes in silence.
 *
 * @returns the store, and its toasts, which wait until somebody subscribes
 */
export async function startStore({
  loadGeneration = () => new Promise(() => undefined),
  now = () => new Date(),
  preloadedState,
}: StartStoreOptions = {}) {
  const toasts = createToasts();
  const persistence = createPersistence(
    createStoredStateAdapter(
      () => window.localStorage,
      () => undefined,
    ),
  );
  const store = makeStore({
    services: { generation: createLazyGeneration(loadGeneration), clock: { now }, toasts },
    persistence,
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });
  await restoreStoredState(store, persistence);
  return { store, toasts };
}

/** Every toast of a queue, from those that wait on. */
export function toastsShownBy({ subscribe }: ReturnType<typeof createToasts>): Toast[] {
  const shown: Toast[] = [];
  subscribe((toast) => shown.push(toast));
  return shown;
}
