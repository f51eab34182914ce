import { configureStore } from '@reduxjs/toolkit';
import type {
  AnyLazySlice,
  AppStore,
  OutsideServices,
  RootState,
  Services,
} from '../../store/storeTypes';
import { createRootReducer } from './createRootReducer';
import { createSliceInjector } from './createSliceInjector';
import { createAppListeners } from './listeners';
import type { Persistence } from './persistence';
import { redactSecret, redactSecrets } from './redactSecrets';
import { watchMachines } from './watchMachines';

interface StoreOptions {
  services: OutsideServices;
  persistence: Persistence;
  preloadedState?: Partial<RootState>;
  /** Lazy slices that exist from the start, such as those that `preloadedState` contains. */
  slices?: readonly AnyLazySlice[];
}

/**
 * Creates the store, for the application and for tests: reducers guarded by their machines, listeners, thunks with
 * services, persistence, and Redux DevTools (in production too) with passwords and tokens redacted.
 *
 * @param options `services` for thunks and listeners, `persistence` for stored state, and an initial state
 */
export function makeStore({
  services: outside,
  persistence,
  preloadedState,
  slices = [],
}: StoreOptions): AppStore {
  const services: Services = {
    ...outside,
    addSlice: (slice) => {
      sliceInjector.add(slice);
    },
  };
  const rootReducer = createRootReducer();
  const { middleware: listenerMiddleware, startListening } = createAppListeners(services);
  const sliceInjector = createSliceInjector(rootReducer, startListening);
  for (const slice of slices) rootReducer.inject(slice);
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    devTools: {
      name: 'Ideakiln',
      actionSanitizer: (action) => redactSecrets(action),
      stateSanitizer: (state) => redactSecrets(state),
      // An exported log bypasses both sanitizers above.
      serialize: { options: {}, replacer: redactSecret },
      // Enough for a whole bug report; the default keeps only the last 50 actions.
      maxAge: 1000,
    },
    middleware: (getDefaultMiddleware) => {
      const middleware = getDefaultMiddleware({
        thunk: { extraArgument: services },
        // Keep the checks, but don't warn about how long they take.
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      })
        .prepend(listenerMiddleware)
        .concat(persistence.middleware, sliceInjector.middleware);
      return process.env.NODE_ENV === 'production'
        ? middleware
        : middleware.concat(
            watchMachines((fault) => {
              // oxlint-disable-next-line no-console -- a programming error, for the developer; tests fail on it
              console.error(fault);
            }),
          );
    },
  });
}
