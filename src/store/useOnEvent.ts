import type { Action } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { ActionMatcher } from '../machine/bindMachine';
import { useAppDispatch } from './hooks';
import { addAppListener } from './addAppListener';
import type { Services } from './storeTypes';

/**
 * Runs an effect on each occurrence of an event while the component is mounted, such as navigating on when a call that
 * the page started succeeds.
 *
 * @param event an action creator or matcher; the same one on every render
 * @param effect receives the action, after the reducers, and the services; always the effect of the last render
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
