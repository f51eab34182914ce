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

/** The slices loaded at startup. Each slice's file adds its own by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface EagerSlices {}

/** The slices loaded with the pages that need them (`useInjectSlice`); declared in the same way. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

/** The store's state. Lazy slices may be missing. */
export type RootState = EagerSlices & Partial<LazySlices>;

/** The external services the store is created with. */
export interface OutsideServices {
  generation: LazyGeneration;
  clock: Clock;
  toasts: Toasts;
}

/** The extra argument of thunks and listeners. */
export interface Services extends OutsideServices {
  /** Adds a lazy slice to the store; adding it again does nothing. */
  addSlice: (slice: AnyLazySlice) => void;
}

/** The dispatch passed to thunks. */
export type AppThunkDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

/**
 * The store's dispatch: takes actions and thunks; for `addAppListener` it returns the function that removes the
 * listener.
 */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  AppThunkDispatch;

export type AppStore = Store<RootState> & { dispatch: AppDispatch };

/**
 * A plain thunk of this store. Use it for anything that takes a password: `createAppAsyncThunk` would put its
 * argument into actions.
 */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

/** The arguments for starting a feature's listeners. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, Services>;

/** A slice that is loaded on demand. */
export interface LazySlice<Name extends keyof LazySlices> {
  /** The slice's key in the state. */
  reducerPath: Name;
  reducer: Reducer<LazySlices[Name]>;
  middleware?: Middleware;
  /** Starts the slice's listeners; called once per store. */
  startListeners?: (startListening: StartAppListening) => void;
}

export type AnyLazySlice = { [Name in keyof LazySlices]: LazySlice<Name> }[keyof LazySlices];
