import type { Middleware } from '@reduxjs/toolkit';
import type { LazyStorePart } from '../store/services';
import type { StartAppListening } from '../store/startAppListening';
import { rootReducer } from './rootReducer';

/** The place of the lazy parts in one store. */
interface LazyParts {
  /** Runs the middleware of the parts, of the last one first. */
  middleware: Middleware;
  /** Adds reducer, middleware and listeners of a part; adding it again does nothing. */
  add: (part: LazyStorePart) => void;
}

/**
 * Makes the place of the lazy parts in a store. Before any is added it costs an action nothing.
 *
 * @param startListening of that store
 */
export function createLazyParts(startListening: StartAppListening): LazyParts {
  const added = new Set<string>();
  let attach = (middleware: Middleware): void => {
    throw new Error(`No store has this place for ${middleware.name} yet.`);
  };
  return {
    middleware: (api) => (next) => {
      let run = next;
      attach = (middleware) => {
        run = middleware(api)(run);
      };
      return (action) => run(action);
    },
    add: ({ reducerPath, reducer, middleware, startListeners }) => {
      if (added.has(reducerPath)) return;
      added.add(reducerPath);
      rootReducer.inject({ reducerPath, reducer });
      if (middleware !== undefined) attach(middleware);
      startListeners?.(startListening);
    },
  };
}
