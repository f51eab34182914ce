import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { LazyStorePart } from '../store/services';
import { rootReducer } from './rootReducer';

const lazyMiddleware = createDynamicMiddleware();

/** Runs the middleware of the lazy parts, for every store that has it. */
export const middlewareOfLazyParts = lazyMiddleware.middleware;

/** Adds the reducer and the middleware of a lazy part; adding it again does nothing. */
export function addStorePart({ reducerPath, reducer, middleware }: LazyStorePart): void {
  rootReducer.inject({ reducerPath, reducer });
  lazyMiddleware.addMiddleware(middleware);
}
