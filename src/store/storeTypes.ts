import type {
  Action,
  Middleware,
  Reducer,
  Store,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
  UnsubscribeListener,
} from '@reduxjs/toolkit';
import type { LazyGeneration } from '../generation/lazyGeneration';
import type { Clock } from '../lib/clock';
import type { Toasts } from '../toasts/toasts';

/** The slices that exist from the start. Each slice's file adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface EagerSlices {}

/** The slices that arrive with the pages that need them (`useInjectSlice`); added in the same way. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

/** The store's whole state. A lazy slice may not be there yet. */
export type RootState = EagerSlices & Partial<LazySlices>;

/** What the store is made with: the world outside it. */
export interface OutsideServices {
  generation: LazyGeneration;
  clock: Clock;
  toasts: Toasts;
}

/** What thunks and listeners use besides the state. */
export interface Services extends OutsideServices {
  /** Adds a lazy slice to the store; adding it again does nothing. */
  addSlice: (slice: AnyLazySlice) => void;
}

/** The dispatch that a thunk is given. */
export type AppThunkDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

/** The store's dispatch: takes actions and thunks, and returns from `addAppListener` what removes the listener. */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  AppThunkDispatch;

export type AppStore = Store<RootState> & { dispatch: AppDispatch };

/**
 * A plain thunk of this store. Use it for whatever takes a password: the argument of `createAppAsyncThunk` would go
 * into its actions.
 */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** What a feature's listeners are started with. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, Services>;

/** A slice that is loaded when it is needed. */
export interface LazySlice<Name extends keyof LazySlices> {
  /** The slice's key in the state. */
  reducerPath: Name;
  reducer: Reducer<LazySlices[Name]>;
  middleware?: Middleware;
  /** Starts the listeners of the slice's events; called once for each store. */
  startListeners?: (startListening: StartAppListening) => void;
}

export type AnyLazySlice = { [Name in keyof LazySlices]: LazySlice<Name> }[keyof LazySlices];
