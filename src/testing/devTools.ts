import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';

type Lifted = LiftedStore<object, Action, null>;

let latest: Lifted | undefined;

// The global that the browser extension defines. Redux Toolkit looks for it once, when it is loaded: import this
// file before any other.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    ({ maxAge }: { maxAge: number }) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) => {
      const recording: typeof createStore = (reducer, preloadedState) => {
        const store = instrument<object, Action>(undefined, { maxAge })(createStore)(
          reducer,
          preloadedState,
        );
        latest = store.liftedStore;
        return store;
      };
      return enhancers.reduceRight((inner, enhance) => enhance(inner), recording);
    },
});

/** The Redux DevTools of a test: what a developer can do in the browser extension, for the most recent store. */
export interface DevTools {
  /** The number of the last recorded action; the initial state has number 0. */
  last: () => number;
  actions: () => Action[];
  /** Shows the state after the action with this number. */
  jumpTo: (number: number) => void;
  /** Replaces the recorded log and shows its last state; `start` is the log's initial state. */
  importLog: (actions: readonly Action[], start?: object) => void;
}

/**
 * The real `@redux-devtools/instrument` around the most recent store.
 *
 * @throws Error if no store was created, or Redux Toolkit was loaded before this file
 */
export function devTools(): DevTools {
  const lifted = latest;
  if (lifted === undefined) throw new Error('No store has been made with the DevTools in place.');
  const last = () => lifted.getState().stagedActionIds.length - 1;
  return {
    last,
    actions: () => {
      const { stagedActionIds, actionsById } = lifted.getState();
      return stagedActionIds.flatMap((id) => actionsById[id]?.action ?? []);
    },
    jumpTo: (number) => {
      act(() => {
        lifted.dispatch(ActionCreators.jumpToState(number));
      });
    },
    importLog: (actions, start) => {
      act(() => {
        lifted.dispatch({
          ...ActionCreators.importState<object, Action>(actions),
          ...(start === undefined ? {} : { preloadedState: start }),
        });
      });
    },
  };
}
