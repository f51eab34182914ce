import { configureStore } from '@reduxjs/toolkit';
import type { OutsideServices, Services } from '../store/services';
import { createLazyParts } from './lazyParts';
import { createAppListeners } from './listeners';
import type { Persistence } from './persistence';
import { redactSecret, redactSecrets } from './redactSecrets';
import { rootReducer, type SliceStates } from './rootReducer';
import { watchMachines } from './watchMachines';

interface StoreOptions {
  services: OutsideServices;
  persistence: Persistence;
  preloadedState?: Partial<SliceStates>;
}

/**
 * Makes the one store, for the application as for tests: reducers guarded by their machines, listeners, thunks with
 * their services, persistence, and Redux DevTools (also in production) that see no password and no token.
 *
 * @param options `services` for thunks and listeners, `persistence` for what is kept, and a state to start from
 */
export function makeStore({ services: outside, persistence, preloadedState }: StoreOptions) {
  const services: Services = {
    ...outside,
    addStorePart: (part) => {
      lazyParts.add(part);
    },
  };
  const { middleware: listenerMiddleware, startListening } = createAppListeners(services);
  const lazyParts = createLazyParts(startListening);
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
        .concat(persistence.middleware, lazyParts.middleware);
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

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
