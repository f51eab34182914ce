import { configureStore } from '@reduxjs/toolkit';
import type {
  AnyLazySlice,
  AppStore,
  OutsideServices,
  RootState,
  Services,
} from '../store/storeTypes';
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
 * Makes the one store, for the application as for tests: reducers guarded by their machines, listeners, thunks with
 * their services, persistence, and Redux DevTools (also in production) that see no password and no token.
 *
 * @param options `services` for thunks and listeners, `persistence` for what is kept, and a state to start from
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
      // An exported log passes neither of the two above.
      serialize: { options: {}, replacer: redactSecret },
      // Long enough for a whole bug report; the default forgets all but the last 50 actions.
      maxAge: 1000,
    },
    middleware: (getDefaultMiddleware) => {
      const middleware = getDefaultMiddleware({
        thunk: { extraArgument: services },
        // The checks stay on; how long they take on a busy machine is no news.
        serializableCheck: { warnAfter: 500 },
        immutableCheck: { warnAfter: 500 },
      })
        .prepend(listenerMiddleware)
        .concat(persistence.middleware, sliceInjector.middleware);
      return process.env.NODE_ENV === 'production'
        ? middleware
        : middleware.concat(
            watchMachines((fault) => {
              // eslint-disable-next-line no-console -- a fault of ours, for the developer; tests fail on it
              console.error(fault);
            }),
          );
    },
  });
}
