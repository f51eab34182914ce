import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { LazyGeneration } from '../generation/lazyGeneration';
import type { Clock } from '../lib/clock';
import type { Toasts } from '../lib/toasts';

/** A part of the store that is fetched when it is needed: its reducer's name in the state, reducer and middleware. */
export interface LazyStorePart {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
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
