import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { LazyStorePart } from '../store/services';
import type { StartAppListening } from '../store/startAppListening';
import { rootReducer } from './rootReducer';

const lazyMiddleware = createDynamicMiddleware();

/** Runs the middleware of the lazy parts, for every store that has it. */
export const middlewareOfLazyParts = lazyMiddleware.middleware;

/**
 * What adds lazy parts to one store: reducer, middleware and listeners. Adding a part again does nothing.
 *
 * @param startListening of that store
 */
export function createAddStorePart(
  startListening: StartAppListening,
): (part: LazyStorePart) => void {
  const added = new Set<string>();
  return ({ reducerPath, reducer, middleware, startListeners }) => {
    if (added.has(reducerPath)) return;
    added.add(reducerPath);
    rootReducer.inject({ reducerPath, reducer });
    if (middleware !== undefined) lazyMiddleware.addMiddleware(middleware);
    startListeners?.(startListening);
  };
}
