import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { LazyGeneration } from '../generation/lazyGeneration';
import type { Clock } from '../lib/clock';
import type { Toasts } from '../toasts/toasts';
import type { StartAppListening } from './startAppListening';

/** A part of the store that is fetched when it is needed. */
export interface LazyStorePart {
  /** Where the reducer's state is found in the store's. */
  reducerPath: string;
  reducer: Reducer;
  middleware?: Middleware;
  /** Starts what listens to the part's events; called once for each store. */
  startListeners?: (startListening: StartAppListening) => void;
}

/** What the store is made with: the world outside it. */
export interface OutsideServices {
  generation: LazyGeneration;
  clock: Clock;
  toasts: Toasts;
}

/** What thunks and listeners use besides the state. */
export interface Services extends OutsideServices {
  /** Adds a lazy part to the store; adding it again does nothing. */
  addStorePart: (part: LazyStorePart) => void;
}
