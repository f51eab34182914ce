import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';

type Lifted = LiftedStore<object, Action, null>;

let latest: Lifted | undefined;

// What the browser extension puts there. Redux Toolkit looks for it once, when it is loaded: a test imports this file
// before any other.
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

/** The Redux DevTools of a test: what a developer does in the browser's, done to the store that was made last. */
export interface DevTools {
  /** The number of the last recorded action; the state before the first has the number 0. */
  last: () => number;
  actions: () => Action[];
  /** Shows the state after the action of this number. */
  jumpTo: (number: number) => void;
  /** Puts another log in place of the recorded one, and shows its last state; `start` is the state it begins with. */
  importLog: (actions: readonly Action[], start?: object) => void;
  /** Calls back after each recorded action with its number. */
  onAction: (hear: (number: number) => void) => void;
}

/**
 * The real `@redux-devtools/instrument` around the store that was made last.
 *
 * @throws Error where no store was made, or Redux Toolkit was loaded before this file
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
    onAction: (hear) => {
      let heard = last();
      lifted.subscribe(() => {
        while (heard < last()) hear((heard += 1));
      });
    },
  };
}
