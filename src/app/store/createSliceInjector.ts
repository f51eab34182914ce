import type { Middleware } from '@reduxjs/toolkit';
import type { AnyLazySlice, StartAppListening } from '../../store/storeTypes';
import type { RootReducer } from './createRootReducer';

/** Adds lazy slices to one store. */
interface SliceInjector {
  /** Runs the middleware of the injected slices, the last injected first. */
  middleware: Middleware;
  /** Adds a slice's reducer, middleware and listeners; adding it again does nothing. */
  add: (slice: AnyLazySlice) => void;
}

/**
 * Creates a store's slice injector. It costs nothing per action until a slice is injected.
 *
 * @param rootReducer the store's root reducer
 * @param startListening starts listeners in the same store
 */
export function createSliceInjector(
  rootReducer: RootReducer,
  startListening: StartAppListening,
): SliceInjector {
  const added = new Set<string>();
  let attach = (middleware: Middleware): void => {
    throw new Error(`Injected ${middleware.name} before the store existed.`);
  };
  return {
    middleware: (api) => (next) => {
      let run = next;
      attach = (middleware) => {
        run = middleware(api)(run);
      };
      return (action) => run(action);
    },
    add: (slice) => {
      if (added.has(slice.reducerPath)) return;
      added.add(slice.reducerPath);
      rootReducer.inject(slice);
      if (slice.middleware !== undefined) attach(slice.middleware);
      slice.startListeners?.(startListening);
    },
  };
}
