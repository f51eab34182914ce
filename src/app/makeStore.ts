import { configureStore } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Storage as PersistStorage,
} from 'redux-persist';
import type { OutsideServices, Services } from '../store/services';
import { createAddStorePart, middlewareOfLazyParts } from './addStorePart';
import { createAppListeners } from './listeners';
import { createPersistedReducer } from './persistence';
import { redactSecrets } from './redactSecrets';
import { reportIllegalEvents } from './reportIllegalEvents';
import type { SliceStates } from './rootReducer';

// redux-persist's own actions carry functions; everything else must be serialisable.
const persistActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

interface StoreOptions {
  services: OutsideServices;
  storage: PersistStorage;
  preloadedState?: Partial<SliceStates>;
}

/**
 * Makes the one store, for the application as for tests: reducers guarded by their machines, listeners, thunks with
 * their services, persistence, and Redux DevTools (also in production) that see no password and no token.
 *
 * @param options `services` for thunks and listeners, `storage` for what is kept, and a state to start from
 */
export function makeStore({ services: outside, storage, preloadedState }: StoreOptions) {
  const services: Services = {
    ...outside,
    addStorePart: (part) => {
      addStorePart(part);
    },
  };
  const { middleware: listenerMiddleware, startListening } = createAppListeners(services);
  const addStorePart = createAddStorePart(startListening);
  return configureStore({
    reducer: createPersistedReducer(storage),
    // redux-persist's type asks for its own field, which it adds itself.
    preloadedState: preloadedState as never,
    devTools: {
      name: 'Ideakiln',
      actionSanitizer: (action) => redactSecrets(action),
      stateSanitizer: (state) => redactSecrets(state),
    },
    middleware: (getDefaultMiddleware) => {
      const middleware = getDefaultMiddleware({
        thunk: { extraArgument: services },
        // The checks stay on; how long they take on a busy machine is no news.
        serializableCheck: { ignoredActions: persistActions, warnAfter: 500 },
        immutableCheck: { warnAfter: 500 },
      })
        .prepend(listenerMiddleware)
        .concat(middlewareOfLazyParts);
      return process.env.NODE_ENV === 'production'
        ? middleware
        : middleware.concat(
            reportIllegalEvents(({ machine, status, event }) => {
              // eslint-disable-next-line no-console -- a fault of ours, for the developer; tests fail on it
              console.error(`Machine ${machine}: "${status}" does not accept "${event}".`);
            }),
          );
    },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
