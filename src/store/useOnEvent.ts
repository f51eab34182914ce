import type { Action } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { ActionMatcher } from '../machine/bindMachine';
import { useAppDispatch } from './hooks';
import { addAppListener } from './addAppListener';
import type { Services } from './storeTypes';

/**
 * Runs an effect whenever an action is dispatched while the component is mounted, for example to navigate when a
 * call succeeds.
 *
 * @param event an action creator or matcher; must be the same on every render
 * @param effect receives the action, after the reducers, and the services; the effect of the latest render runs
 */
export function useOnEvent<A extends Action>(
  event: ActionMatcher<A>,
  effect: (action: A, services: Services) => void,
): void {
  const dispatch = useAppDispatch();
  const onEvent = useEffectEvent(effect);
  useEffect(
    () =>
      dispatch(
        addAppListener({
          predicate: (action): action is A => event.match(action),
          effect: (action, { extra }) => {
            onEvent(action, extra);
          },
        }),
      ),
    [dispatch, event],
  );
}
